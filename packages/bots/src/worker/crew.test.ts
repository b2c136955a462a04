import { awaitedSeat } from '@altiplano/rules';
import { expect, test } from 'vitest';
import { choose } from '../choose.ts';
import { fakePool, question } from '../testing/fake-pool.ts';
import { position } from '../testing/position.ts';
import { createSlowBot } from '../testing/slow-bot.ts';
import { createPool } from './pool.ts';

const game = position();
const expected = (seed: string) => ({ move: choose(createSlowBot(), game, awaitedSeat(game), seed) });
const ENDLESS = { plan: 1e9, action: 1e9 };

test('workers are started when there is work for them, and never more than the size', async () => {
  const { pool, platform } = fakePool(2);
  expect(platform.workers).toHaveLength(0);
  await platform.settle(pool.choose(question(game, 'a')));
  await platform.settle(pool.choose(question(game, 'b')));
  expect(platform.workers).toHaveLength(1);
  await platform.settle(Promise.all(['c', 'd', 'e', 'f'].map((seed) => pool.choose(question(game, seed)))));
  expect(platform.workers).toHaveLength(2);
});

test('many questions at once are spread evenly and all answered rightly', async () => {
  const { pool, platform } = fakePool(3);
  const seeds = Array.from({ length: 60 }, (_, index) => `many ${index}`);
  const answers = Promise.all(seeds.map((seed) => pool.choose(question(game, seed))));
  const asked = platform.workers.map(({ sent }) => sent.filter((message) => 'ask' in message).length);
  expect(asked).toEqual([20, 20, 20]);
  expect(await platform.settle(answers)).toEqual(seeds.map(expected));
});

test("one table's long search does not hold up another's decision when a worker is free", async () => {
  const { pool, platform, steps } = fakePool(2);
  pool.ponder(question(game, 'long', { budget: ENDLESS }));
  platform.run(() => steps.length > 2000);
  expect(await platform.settle(pool.choose(question(game, 'short')))).toEqual(expected('short'));
  const [first, second] = platform.workers.map(({ sent }) => sent.filter((message) => 'ask' in message));
  expect([first?.length, second?.length]).toEqual([1, 1]);
});

test('a short decision waits for a slice of a long one at most when no worker is free', async () => {
  const { pool, platform, steps } = fakePool(1);
  pool.ponder(question(game, 'long', { budget: ENDLESS }));
  platform.run(() => steps.length > 5000);
  const before = steps.length;
  await platform.settle(pool.choose(question(game, 'short', { bot: 'random' })));
  expect(steps.length - before).toBeLessThanOrEqual(2 * 1024);
});

test('a worker that only ponders counts as less busy than one that is awaited', () => {
  const { pool, platform } = fakePool(2);
  pool.ponder(question(game, 'long', { budget: ENDLESS }));
  pool.ponder(question(game, 'ponder'));
  pool.ponder(question(game, 'ponder too'));
  pool.ponder(question(game, 'short'));
  const asked = platform.workers.map(({ sent }) =>
    sent.flatMap((message) => ('ask' in message ? [message.ask.seed] : [])),
  );
  expect(asked).toEqual([['long'], ['ponder', 'ponder too', 'short']]);
});

test('a lost worker is replaced, and its questions are answered by others as if nothing had happened', async () => {
  const { pool, platform, steps } = fakePool(2);
  const seeds = ['a', 'b', 'c', 'd'];
  const answers = Promise.all(seeds.map((seed) => pool.choose(question(game, seed))));
  platform.run(() => steps.length > 300);
  platform.workers[0]?.crash('out of memory');
  expect(await platform.settle(answers)).toEqual(seeds.map(expected));
  expect(platform.workers).toHaveLength(3);
  expect(platform.workers.map(({ isRunning }) => isRunning)).toEqual([false, true, true]);
});

test('a question that was told to answer remembers it with its next worker', async () => {
  const { pool, platform, steps } = fakePool(1);
  const { answer, answerNow } = pool.ponder(question(game, 'a'));
  platform.run(() => steps.length > 300);
  answerNow();
  platform.workers[0]?.crash('out of memory');
  expect(await platform.settle(answer)).toEqual({ move: expect.any(Number) });
});

test('a question over which two workers are lost fails with the reason', async () => {
  const { pool, platform, steps } = fakePool(1);
  const answer = pool.choose(question(game, 'a', { budget: ENDLESS }));
  platform.run(() => steps.length > 10);
  platform.workers[0]?.crash('out of memory');
  platform.run(() => steps.length > 100);
  platform.workers[1]?.crash('out of memory again');
  await expect(answer).rejects.toThrow('two workers were lost over it: out of memory again');
  expect(platform.workers).toHaveLength(2);
  expect(await platform.settle(pool.choose(question(game, 'b')))).toEqual(expected('b'));
});

test('a worker that is given up is ended, and another finds what it would have found', async () => {
  const { pool, platform, steps, lost } = fakePool(1);
  const { answer, giveUp } = pool.ponder(question(game, 'a', { budget: { plan: 500, action: 500 } }));
  platform.run(() => steps.length > 300);
  giveUp();
  expect(lost).toEqual(['it did not answer']);
  expect(await platform.settle(answer)).toEqual(expected('a'));
  expect(platform.workers.map(({ isRunning }) => isRunning)).toEqual([false, true]);
  giveUp();
  expect(lost).toHaveLength(1);
});

test('who owns the pool is told of every worker that is lost, once', async () => {
  const { pool, platform, steps, lost } = fakePool(1);
  const answer = pool.choose(question(game, 'a'));
  platform.run(() => steps.length > 10);
  platform.workers[0]?.crash('out of memory');
  await platform.settle(answer);
  expect(lost).toEqual(['out of memory']);
});

test('a lost worker without questions is not replaced before there is one', async () => {
  const { pool, platform } = fakePool(1);
  await platform.settle(pool.choose(question(game, 'a')));
  platform.workers[0]?.crash('bored');
  expect(platform.workers).toHaveLength(1);
  expect(await platform.settle(pool.choose(question(game, 'b')))).toEqual(expected('b'));
});

test('a worker that says what no worker says is not trusted any more', async () => {
  const { pool, platform, steps } = fakePool(1);
  for (const word of ['hello', { id: 1 }, { id: null, failed: 'the message is not an object' }]) {
    const answer = pool.choose(question(game, 'a'));
    const worker = platform.workers.at(-1);
    const before = steps.length;
    platform.run(() => steps.length > before);
    worker?.say(word);
    expect(await platform.settle(answer)).toEqual(expected('a'));
    expect(worker?.isRunning).toBe(false);
  }
});

test('a worker that cannot be started or written to fails the question', async () => {
  const { platform } = fakePool(1);
  const none = createPool({
    spawn() {
      throw new Error('no threads left');
    },
    size: 1,
  });
  await expect(none.choose(question(game, 'a'))).rejects.toThrow('no threads left');
  const mute = createPool({
    spawn: () => ({
      ...platform.spawn(),
      postMessage() {
        throw new Error('could not be cloned');
      },
    }),
    size: 1,
  });
  await expect(mute.choose(question(game, 'a'))).rejects.toThrow('could not be cloned');
});

test('a closed pool ends its workers, rejects what is open, and takes nothing more', async () => {
  const { pool, platform, steps } = fakePool(2);
  const open = [pool.choose(question(game, 'a')), pool.choose(question(game, 'b'))];
  platform.run(() => steps.length > 10);
  const rejected = Promise.allSettled(open);
  await pool.close();
  for (const result of await rejected)
    expect(result).toMatchObject({ status: 'rejected', reason: new Error('the pool is closed') });
  expect(platform.workers.map(({ isRunning }) => isRunning)).toEqual([false, false]);
  for (const worker of platform.workers) worker.crash('late');
  await expect(pool.choose(question(game, 'c'))).rejects.toThrow('the pool is closed');
  expect(platform.workers).toHaveLength(2);
});

test.each([0, -1, 1.5, Number.NaN])('there is no pool of %d workers', (size) => {
  expect(() => fakePool(size)).toThrow(RangeError);
});
