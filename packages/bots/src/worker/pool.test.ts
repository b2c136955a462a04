import { otherPack, steadyPack } from '@altiplano/pack/testing';
import {
  activeSeats,
  awaitedSeat,
  createChance,
  type Game,
  imagine,
  isOver,
  optionMatrix,
  view,
} from '@altiplano/rules/engine';
import { expect, test } from 'vitest';
import { BOT_NAMES, BOTS } from '../bots.ts';
import { choose } from '../choose.ts';
import { createDice } from '../dice.ts';
import { fakePool, question } from '../testing/fake-pool.ts';
import { findPosition, position } from '../testing/position.ts';
import { withOtherSecrets } from '../testing/secrets.ts';
import { createSlowBot } from '../testing/slow-bot.ts';

const slow = createSlowBot();
const ENDLESS = { plan: 1e9, action: 1e9 };

test('the pool finds the move that the bot finds directly, in every kind of game', async () => {
  const { pool, platform } = fakePool(2);
  const games = optionMatrix().flatMap((options, index) =>
    index % 5 === 0 ? [position(options, index), position(options, 300, otherPack)] : [],
  );
  const running = games.filter((game) => !isOver(game));
  expect(running.length).toBeGreaterThan(50);
  const answers = running.map((game, index) => pool.choose(question(game, `seed ${index}`)));
  const found = await platform.settle(Promise.all(answers));
  expect(found).toEqual(
    running.map((game, index) => ({ move: choose(slow, game, awaitedSeat(game), `seed ${index}`) })),
  );
});

test.each(BOT_NAMES)('%s thinks in slices as it does in one go', async (bot) => {
  const { pool, platform } = fakePool(1);
  const budget = { plan: 9, action: 9 };
  for (const moves of [0, 10, 40]) {
    const game = position({}, moves);
    const move = choose(BOTS[bot], game, awaitedSeat(game), 'slices', budget);
    const answer = pool.choose(question(game, 'slices', { bot, budget }));
    expect(await platform.settle(answer)).toEqual({ move });
  }
});

test('a question may name a budget and ask for reasons', async () => {
  const { pool, platform } = fakePool(1);
  const game = position();
  const budget = { plan: 3, action: 3 };
  const move = choose(slow, game, awaitedSeat(game), 'a', budget);
  const answer = await platform.settle(pool.choose(question(game, 'a', { budget, reasons: true })));
  expect(answer).toEqual({ move, reasons: expect.any(Array) });
  expect(answer.reasons?.[0]?.moves).toEqual([move]);
});

test('the caller may go on with its game while a worker thinks', async () => {
  const { pool, platform } = fakePool(1);
  const game = position();
  const seat = awaitedSeat(game);
  const move = choose(slow, game, seat, 'a');
  const answer = pool.choose(question(game, 'a'));
  game.state.seats[seat]?.planning.fill(0);
  game.state.round++;
  expect(await platform.settle(answer)).toEqual({ move });
});

test('a pack travels once to each worker, however many tables use it', async () => {
  const { pool, platform } = fakePool(2);
  const same = structuredClone(steadyPack);
  const answers = [0, 1, 2, 3].flatMap((moves) =>
    [steadyPack, same, otherPack].map((components) =>
      pool.choose(question(position({}, moves, components), `table ${moves}`)),
    ),
  );
  await platform.settle(Promise.all(answers));
  for (const { sent } of platform.workers) {
    const packs = sent.flatMap((message) => ('pack' in message ? [message.pack.components] : []));
    expect(packs).toHaveLength(2);
    expect(packs).toContainEqual(steadyPack);
    expect(packs).toContainEqual(otherPack);
  }
});

/** Everything that leaves the caller with a question about a seat, as text. */
function sentAbout(game: Game, seat: number): string {
  const { pool, platform } = fakePool(1);
  pool.ponder({ game, seat, bot: 'slow', seed: 'thoughts' });
  return JSON.stringify(platform.workers.map(({ sent }) => sent));
}

test('[K2] [K3] what the seat does not know changes no byte of what a worker is sent', () => {
  let compared = 0;
  // Of threes one is enough: the other choices come in twos and fours, so all of them come up.
  const some = optionMatrix()
    .filter(({ missions, short }) => missions && !short)
    .filter((_, index) => index % 3 === 0);
  for (const options of some) {
    for (const moves of [5, 120]) {
      const game = position(options, moves);
      for (let seat = 0; seat < options.players; seat++) {
        const sent = sentAbout(game, seat);
        for (const other of ['one', 'two']) {
          const twin = imagine(game, seat, createChance(other));
          expect(twin.state).not.toEqual(game.state);
          expect(JSON.stringify(view(twin, seat))).toBe(JSON.stringify(view(game, seat)));
          expect(sentAbout(twin, seat) === sent).toBe(true);
          compared++;
        }
      }
    }
  }
  expect(compared).toBeGreaterThan(100);
});

function twinOf(game: Game): Game {
  return withOtherSecrets(game, awaitedSeat(game), createDice('twin'));
}

test('[K2] piles in another order and tiles in other bags leave no trace either', () => {
  const game = findPosition({ missions: true, traveler: 'full' }, (one) => {
    const [now, other] = [one, twinOf(one)].map(({ state }) => state);
    const [bags, others] = [now, other].map(({ seats }) => JSON.stringify(seats.map(({ bag }) => bag)));
    return bags !== others && now.pile.join() !== other.pile.join();
  });
  const seat = awaitedSeat(game);
  const twin = twinOf(game);
  twin.state.counters.fill(77);
  expect(sentAbout(twin, seat) === sentAbout(game, seat)).toBe(true);
});

test('an aborted question is rejected with the reason, and the worker drops the work', async () => {
  const { pool, platform, steps } = fakePool(1);
  const control = new AbortController();
  const answer = pool.choose(question(position(), 'a', { budget: ENDLESS, signal: control.signal }));
  platform.run(() => steps.length > 100);
  const reason = new Error('the table was left');
  control.abort(reason);
  await expect(answer).rejects.toBe(reason);
  platform.run();
  expect(steps.length).toBeLessThan(5000);
});

test('a question aborted before it is asked is sent to nobody', async () => {
  const { pool, platform } = fakePool(1);
  const signal = AbortSignal.abort();
  await expect(pool.choose(question(position(), 'a', { signal }))).rejects.toBe(signal.reason);
  expect(platform.workers).toEqual([]);
});

test('an abort after the answer changes nothing, and one that crosses the answer wins', async () => {
  const { pool, platform } = fakePool(1);
  const control = new AbortController();
  const { signal } = control;
  await platform.settle(pool.choose(question(position(), 'a', { signal })));
  const sent = platform.workers[0]?.sent.length;
  const crossing = pool.choose(question(position(), 'b', { bot: 'random', signal }));
  // The request is read, thought about, and its answer is on the way.
  platform.run(() => (platform.workers[0]?.said ?? 0) > 1);
  control.abort();
  await expect(crossing).rejects.toBe(signal.reason);
  platform.run();
  expect(platform.workers[0]?.sent).toHaveLength((sent ?? 0) + 2);
});

test('pondering goes on until it is told to answer', async () => {
  const { pool, platform, steps } = fakePool(1);
  const game = position();
  const { answer, answerNow } = pool.ponder(question(game, 'a'));
  platform.run(() => steps.length > 3000);
  answerNow();
  const found = await platform.settle(answer);
  const thought = { plan: steps.length, action: steps.length };
  expect(found).toEqual({ move: choose(slow, game, awaitedSeat(game), 'a', thought) });
  answerNow();
  platform.run();
});

test('pondering with a budget ends with it', async () => {
  const { pool, platform, steps } = fakePool(1);
  const budget = { plan: 40, action: 40 };
  await platform.settle(pool.ponder(question(position(), 'a', { budget })).answer);
  expect(steps).toHaveLength(40);
});

test('pondering may be dropped without anybody looking at its answer', async () => {
  const { pool, platform, steps } = fakePool(1);
  const control = new AbortController();
  pool.ponder(question(position(), 'a', { signal: control.signal }));
  platform.run(() => steps.length > 100);
  control.abort();
  await new Promise(setImmediate);
  platform.run();
});

test('a limit in time is kept by the worker', async () => {
  const { pool, platform, steps } = fakePool(1);
  const answer = pool.choose(question(position(), 'a', { budget: ENDLESS, milliseconds: 50 }));
  platform.run(() => steps.length > 3000);
  platform.time = 50;
  expect(await platform.settle(answer)).toEqual({ move: expect.any(Number) });
});

test('what is wrong with a question comes back as an error', async () => {
  const { pool, platform } = fakePool(1);
  const game = findPosition({}, (one) => !activeSeats(one).includes(0));
  await expect(platform.settle(pool.choose(question(game, 'a', { bot: 'oracle' })))).rejects.toThrow(
    'oracle',
  );
  await expect(
    platform.settle(pool.choose(question(game, 'a', { seat: 9, bot: 'random' }))),
  ).rejects.toThrow();
  await expect(platform.settle(pool.choose(question(game, 'a', { seat: 0, bot: 'random' })))).rejects.toThrow(
    'nothing to decide',
  );
});
