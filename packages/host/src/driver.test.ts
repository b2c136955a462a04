import { PHASE } from '@altiplano/rules/engine';
import { expect, test } from 'vitest';
import { createAgenda } from './agenda.ts';
import { change, type Changing } from './change.ts';
import { createDriver, type Driver } from './driver.ts';
import type { Hosted } from './hosted.ts';
import type { Thinking } from './ports.ts';
import { hostOn, planningGame, testTimers } from './testing/small-world.ts';

/** A driver of one table, with bots that take the first move that is not undone again. */
function driving(thinking: Partial<Thinking> = {}) {
  const host = hostOn(planningGame('easy'));
  const before = host.hosted.table.plays.length;
  const timers = testTimers();
  const held = new Set(['a table']);
  const place = { rests: false };
  const asked: (number | null)[] = [];
  const use = (_: string, job: (hosted: Hosted) => void | Promise<void>) =>
    host.hosted.queue.run(() => job(host.hosted));
  const driver: Driver<Hosted> = createDriver<Hosted>({
    thinking: {
      async choose(_table, _game, _duty, moves, turn) {
        asked.push(turn.since);
        return moves[0] ?? expect.unreachable();
      },
      mayThinkAhead: () => true,
      ...thinking,
    },
    lease: { holds: (id) => held.has(id), ask: async () => false },
    agenda: createAgenda(timers),
    log: host.changing.log,
    timers,
    rests: () => place.rests,
    use,
    change: (hosted, decide) => change(hosted, decide, changing),
  });
  const changing: Changing<Hosted> = {
    ...host.changing,
    audience: {
      ...host.changing.audience,
      changed: (hosted, entries) => driver.attend(hosted, entries),
    },
  };
  return { host, before, timers, held, place, asked, driver, attend: () => use('a table', driver.attend) };
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
