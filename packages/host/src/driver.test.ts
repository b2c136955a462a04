import { encode, kindOf, MOVE, PHASE, writeMove } from '@altiplano/rules/engine';
import { decide } from '@altiplano/table';
import { expect, test } from 'vitest';
import { createAgenda } from './agenda.ts';
import { change, type Changing } from './change.ts';
import { createDriver, type Driver } from './driver.ts';
import type { Hosted } from './hosted.ts';
import type { Thinking } from './ports.ts';
import { movesOf } from './question.ts';
import { ann, hostOn, planningGame, testTimers } from './testing/small-world.ts';

/** A driver of one table, with bots that take the first move that is not undone again. */
function driving(thinking: Partial<Thinking> = {}) {
  const host = hostOn(planningGame('easy'));
  const before = host.hosted.table.plays.length;
  const timers = testTimers();
  const held = new Set(['a table']);
  const place = { rests: false, isFree: false, uses: Infinity };
  const asked: (number | null)[] = [];
  const use = async (_: string, job: (hosted: Hosted) => void | Promise<void>) => {
    if (place.uses-- === 0) throw new Error('not now');
    return host.hosted.queue.run(() => job(host.hosted));
  };
  const driver: Driver<Hosted> = createDriver<Hosted>({
    thinking: {
      async choose(_table, _game, _duty, moves, turn) {
        asked.push(turn.since);
        return moves[0] ?? expect.unreachable();
      },
      mayThinkAhead: () => true,
      ...thinking,
    },
    lease: {
      holds: (id) => held.has(id),
      ask: async (id) => {
        if (place.isFree) held.add(id);
        return place.isFree;
      },
    },
    agenda: createAgenda(timers),
    log: host.changing.log,
    timers,
    rests: () => place.rests,
    use,
    change: (hosted, decision) => change(hosted, decision, changing),
  });
  const changing: Changing<Hosted> = {
    ...host.changing,
    audience: {
      ...host.changing.audience,
      changed: (hosted, entries) => driver.attend(hosted, entries),
    },
  };
  return {
    host,
    changing,
    before,
    timers,
    held,
    place,
    asked,
    driver,
    attend: () => use('a table', driver.attend),
  };
}

/** How many moves the bot has made in planning. */
function moved({ host, before }: ReturnType<typeof driving>): number {
  const { plays, game } = host.hosted.table;
  expect(game?.state.phase).toBe(PHASE.planning);
  return plays.length - before;
}

test('what a bot places ahead needs no pace, as nobody sees it', async () => {
  const one = driving();
  await one.attend();
  await one.timers.pass(1);
  expect(moved(one)).toBeGreaterThan(0);
});

test('a bot that may not think ahead waits until the game waits for it', async () => {
  const one = driving({ mayThinkAhead: () => false });
  await one.attend();
  await one.timers.pass(5000);
  expect([one.asked, moved(one)]).toEqual([[], 0]);
});

test('where bots rest, or another host drives the table, nothing is thought about', async () => {
  const one = driving();
  one.place.rests = true;
  await one.attend();
  one.place.rests = false;
  one.held.clear();
  await one.attend();
  await one.timers.pass(5000);
  expect([one.asked, moved(one), one.driver.isBusyAt('a table')]).toEqual([[], 0, false]);
});

test('whoever cannot think now is asked again a little later', async () => {
  let failures = 2;
  const one = driving({
    async choose(_table, _game, _duty, moves) {
      if (failures-- > 0) throw new Error('no thread');
      return moves[0] ?? expect.unreachable();
    },
  });
  await one.attend();
  await one.timers.pass(1000);
  expect([one.host.faults.length, moved(one)]).toEqual([1, 0]);
  await one.timers.pass(5000);
  expect(one.host.faults).toHaveLength(2);
  expect(moved(one)).toBeGreaterThan(0);
});

test('once it is closed it moves for nobody', async () => {
  const one = driving();
  await one.attend();
  one.driver.close();
  await one.timers.pass(5000);
  expect(moved(one)).toBe(0);
});

test('whoever is no longer the one who drives a table plays nothing that was thought before', async () => {
  const one = driving();
  await one.attend();
  one.held.clear();
  await one.timers.pass(5000);
  expect([one.asked.length, moved(one)]).toEqual([1, 0]);
});

test('a move that could not be made is made a little later', async () => {
  const one = driving();
  one.place.uses = 1;
  await one.attend();
  await one.timers.pass(1000);
  expect([one.host.faults.length, moved(one)]).toEqual([1, 0]);
  await one.timers.pass(5000);
  expect(moved(one)).toBeGreaterThan(0);
});

/** Ann plans and says so, and the game waits for the bot. */
async function annIsDone({ host, changing }: ReturnType<typeof driving>): Promise<void> {
  for (let isDone = false; !isDone; ) {
    const { game } = host.hosted.table;
    if (game === null) throw new Error('no game');
    const moves = movesOf(game, 0).map((code) => writeMove(game, code));
    const move = moves.find(({ type }) => type === 'declare') ?? moves.find(({ type }) => type === 'place');
    if (move === undefined) throw new Error('Ann has nothing to plan');
    const command = { type: 'play', move } as const;
    await host.hosted.queue.run(() =>
      change(host.hosted, (table) => decide(table, { person: ann, command, at: 2 }), changing),
    );
    isDone = move.type === 'declare';
  }
}

/** Places what there is, and then declares, also where that may only be done later. */
const placing: Partial<Thinking> = {
  choose: async (_table, _game, _duty, moves) =>
    moves.find((move) => kindOf(move) === MOVE.place) ?? encode(MOVE.declare),
};

const isPlanning = ({ host }: ReturnType<typeof driving>) =>
  host.hosted.table.game?.state.phase === PHASE.planning;

test('what was thought ahead is shown at the pace of the moment at which it was awaited', async () => {
  const one = driving(placing);
  await one.attend();
  await one.timers.pass(5000);
  await annIsDone(one);
  await one.timers.pass(690);
  expect(isPlanning(one)).toBe(true);
  await one.timers.pass(20);
  expect(isPlanning(one)).toBe(false);
});

test('a table that waits for a bot is driven by whoever gets its lease', async () => {
  const one = driving(placing);
  one.held.clear();
  await annIsDone(one);
  await one.timers.pass(5000);
  expect(isPlanning(one)).toBe(true);
  one.place.isFree = true;
  await one.attend();
  await one.timers.pass(5000);
  expect(isPlanning(one)).toBe(false);
});
