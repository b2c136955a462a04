import { BOTS, createPool, type ToThinker, type WorkerLike } from '@altiplano/bots';
import { shippedPack } from '@altiplano/pack';
import { type BotLevel, DEFAULT_SETTINGS, type TableCommand } from '@altiplano/protocol';
import { movesOf, type Turn } from '@altiplano/host';
import { activeSeats, awaitedSeat, type Game, PHASE, writeMove } from '@altiplano/rules/engine';
import { decide, decideDuty, foldEntry, foldTable, openTable, type Table } from '@altiplano/table';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLog } from '../../logs/logger.ts';
import { createMetrics } from '../../metrics/metrics.ts';
import { createNodeAgenda } from '../nodes/agenda.ts';
import { createThinking } from './thinking.ts';

const ann = { id: 'ann', name: 'Ann' };

beforeEach(() => void vi.useFakeTimers({ now: 0, toFake: ['Date', 'setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** A game of two in which both plan. */
function planning(): { readonly table: Table; readonly game: Game; readonly seat: number } {
  const options = { ...DEFAULT_SETTINGS.options, players: 2 as const };
  const parts = { pack: shippedPack, seed: 'a secret' };
  const opened = openTable(parts, { settings: { ...DEFAULT_SETTINGS, options }, host: ann, at: 1 });
  if ('code' in opened) throw new Error(opened.code);
  const table = foldTable(parts, opened);
  const take = (decision: ReturnType<typeof decide>): void => {
    if ('refused' in decision) throw new Error(JSON.stringify(decision.refused));
    for (const entry of decision.entries) foldEntry(table, entry);
  };
  const order = (command: TableCommand): void => take(decide(table, { person: ann, command, at: 1 }));
  order({ type: 'seatBot', seat: 1, level: 'easy' });
  order({ type: 'start' });
  const { game } = table;
  if (game === null) throw new Error('no game');
  while (game.state.phase !== PHASE.planning) {
    const next = awaitedSeat(game);
    const move = writeMove(game, movesOf(game, next)[0] as number);
    if (next === 0) order({ type: 'play', move });
    else take(decideDuty(table, { type: 'play', seat: next, move, by: 'bot' }, 1));
  }
  return { table, game, seat: activeSeats(game)[0] as number };
}

const { table, game, seat } = planning();
const moves = movesOf(game, seat);

function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

function nobody(): void {}

/** Bots of one thread that answers when it is told to. */
function bots() {
  const threads: { ended: boolean; die(): void }[] = [];
  const asked: { id: number; bot: string; steps: number; answer(move?: number): Promise<void> }[] = [];
  const hurried: number[] = [];
  const spawn = (): WorkerLike => {
    let say: (data: unknown) => void = nobody;
    let fail: (reason: Error) => void = nobody;
    const thread = { ended: false, die: () => fail(new Error('out of memory')) };
    threads.push(thread);
    return {
      postMessage(message: ToThinker) {
        if ('answerNow' in message) hurried.push(message.id);
        if (!('ask' in message)) return;
        const { id, ask } = message;
        const answer = (move = moves[0]): Promise<void> => {
          say({ id, move });
          return settled();
        };
        asked.push({ id, bot: ask.bot, steps: ask.budget?.plan ?? 0, answer });
      },
      onMessage: (listener) => void (say = listener),
      onFailure: (listener) => void (fail = listener),
      terminate: () => void (thread.ended = true),
    };
  };
  const lost: string[] = [];
  const lines: string[] = [];
  const metrics = createMetrics();
  const thinking = createThinking({
    pool: createPool({ spawn, size: 1, lost: ({ message }) => void lost.push(message) }),
    workers: 1,
    agenda: createNodeAgenda(Date.now),
    log: createLog('info', { write: (line: string) => void lines.push(line) }),
    metrics,
    ticks: Date.now,
  });
  const choose = (
    level: BotLevel,
    since: number | null,
    signal = new AbortController().signal,
    turn?: Turn,
  ) =>
    thinking.choose(table, game, { seat, level, by: 'bot' }, moves, turn ?? { since, share: null }, signal);
  return { thinking, choose, asked, hurried, threads, lost, lines, metrics };
}

test('whose time is over first is thought about first, and a quick bot never waits for slow ones', async () => {
  const { choose, asked } = bots();
  const levels: BotLevel[] = [];
  for (const [level, since] of [
    ['master', 0],
    ['master', 3000],
    ['hard', 2000],
    ['master', 1000],
    ['easy', 3000],
    ['medium', 2500],
  ] as const) {
    void choose(level, since).then(() => levels.push(level));
  }
  await settled();
  expect(asked.map(({ bot }) => bot)).toEqual(['medium', 'hard']);
  for (let index = 0; index < 6; index++) await asked[index]?.answer();
  expect(asked.map(({ bot }) => bot)).toEqual(['medium', 'hard', 'easy', 'master', 'master', 'master']);
  expect(levels).toHaveLength(6);
});

test('who only thinks ahead waits for all others, until the game waits for it too', async () => {
  const { choose, asked } = bots();
  const turn: Turn = { since: null, share: null };
  void choose('master', 0);
  await settled();
  void choose('master', null, undefined, turn);
  void choose('hard', 9000);
  void choose('hard', 9000);
  await settled();
  await asked[0]?.answer();
  turn.since = 0;
  await asked[1]?.answer();
  expect(asked.map(({ bot }) => bot)).toEqual(['master', 'hard', 'master']);
});

test('the more wait, the less each thinks; a plan goes on with what it was begun with', async () => {
  const { choose, asked, metrics } = bots();
  const full = BOTS.master.budget.plan;
  void choose('master', 0);
  await settled();
  // As long as one waits after another in good time, all think as they like.
  vi.advanceTimersByTime(1000);
  await asked[0]?.answer();
  void choose('master', 0);
  await settled();
  await asked[1]?.answer();
  expect(asked.map(({ steps }) => steps)).toEqual([full, full]);
  const turn: Turn = { since: 0, share: null };
  void choose('master', 0, undefined, turn);
  for (let count = 0; count < 99; count++) void choose('master', 1);
  await settled();
  const { steps } = asked[2] ?? expect.unreachable();
  expect([steps < full / 10, steps >= 1]).toEqual([true, true]);
  await asked[2]?.answer();
  void choose('master', 0, undefined, turn);
  await settled();
  await asked[3]?.answer();
  expect(asked[4]?.steps).toBe(steps);
  expect(metrics.text()).toMatch(/altiplano_bot_thoughts_shortened_total [1-9]/);
});

test('a thread that hangs is told to answer, then ended; after a second one a move by chance stands in', async () => {
  const { choose, asked, hurried, threads, lost, lines } = bots();
  const move = choose('master', 0);
  await settled();
  await vi.advanceTimersByTimeAsync(19_999);
  expect([hurried, lost]).toEqual([[], []]);
  await vi.advanceTimersByTimeAsync(1);
  expect([hurried.length, lost]).toEqual([1, []]);
  await vi.advanceTimersByTimeAsync(5000);
  expect([lost, threads.map(({ ended }) => ended), asked.length]).toEqual([
    ['it did not answer'],
    [true, false],
    2,
  ]);
  await vi.advanceTimersByTimeAsync(25_000);
  expect(moves).toContain(await move);
  expect([lost.length, lines.length]).toEqual([2, 1]);
  expect(lines[0]).toContain('a bot could not think');
});

test('a thread that dies is replaced, and its bots are not kept waiting', async () => {
  const { choose, asked, threads, lost, lines } = bots();
  const move = choose('master', 0);
  await settled();
  threads[0]?.die();
  await settled();
  await asked[1]?.answer(moves[1]);
  expect([await move, lost, lines]).toEqual([moves[1], ['out of memory'], []]);
});

test('a move that is not legal is not played', async () => {
  const { choose, asked, lines } = bots();
  const move = choose('easy', 0);
  await settled();
  await asked[0]?.answer(1_000_000);
  expect(moves).toContain(await move);
  expect(lines[0]).toContain('not legal');
});

test('who is told to stop while waiting is forgotten', async () => {
  const { choose, asked, thinking } = bots();
  void choose('easy', 0);
  await settled();
  const stop = new AbortController();
  const stopped = choose('easy', 0, stop.signal);
  await settled();
  expect(thinking.count).toBe(2);
  stop.abort(new Error('the table was left'));
  await expect(stopped).rejects.toThrow('the table was left');
  await asked[0]?.answer();
  expect([thinking.count, asked.length]).toEqual([0, 1]);
});
