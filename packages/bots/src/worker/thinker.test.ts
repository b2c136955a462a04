import { steadyPack } from '@altiplano/pack/testing';
import { apply, awaitedSeat, createChance, type Game, imagine, isOver } from '@altiplano/rules/engine';
import { expect, test } from 'vitest';
import type { Bot } from '../bot.ts';
import { choose } from '../choose.ts';
import { random } from '../random/random.ts';
import { createFakePlatform } from '../testing/fake-workers.ts';
import { position } from '../testing/position.ts';
import { createSlowBot } from '../testing/slow-bot.ts';
import type { Ask, FromThinker, ToThinker } from './messages.ts';

const game = position();
const seat = awaitedSeat(game);

function ask(seed: string, more: Partial<Ask> = {}): Ask {
  const { state } = imagine(game, seat, createChance(seed, ['bot']));
  return { pack: 'steady', options: game.options, state, seat, bot: 'slow', seed, ...more };
}

/** A worker that knows the pack, with what it does and says. */
function desk({ stepTakes = 0, bots = [] }: { stepTakes?: number; bots?: Bot[] } = {}) {
  const steps: string[] = [];
  const slow = createSlowBot((seed) => {
    steps.push(seed);
    platform.time += stepTakes;
  });
  const platform = createFakePlatform((name) => [slow, random, ...bots].find((bot) => bot.name === name));
  const worker = platform.spawn();
  const replies: FromThinker[] = [];
  worker.onMessage((reply) => replies.push(reply as FromThinker));
  const send = (message: unknown): void => worker.postMessage(message as ToThinker);
  send({ pack: { id: 'steady', components: steadyPack } });
  return { platform, steps, slow, replies, send, answered: () => replies.map(({ id }) => id) };
}

const patience = { plan: 7, action: 7 };

test('the move is the one that the bot finds without a worker, with its reasons if they are wanted', () => {
  const { platform, replies, slow, send } = desk();
  send({ id: 1, ask: ask('a') });
  send({ id: 2, ask: ask('b', { reasons: true }) });
  send({ id: 3, ask: ask('c', { budget: patience }) });
  platform.run();
  expect(replies).toHaveLength(3);
  expect(replies).toContainEqual({ id: 1, move: choose(slow, game, seat, 'a') });
  const move = choose(slow, game, seat, 'b');
  expect(replies).toContainEqual({
    id: 2,
    move,
    reasons: expect.arrayContaining([expect.objectContaining({ moves: [move] })]),
  });
  expect(replies).toContainEqual({ id: 3, move: choose(slow, game, seat, 'c', patience) });
});

test('a bot is given the imagined game with all that chance will bring in it', () => {
  let given: Game | undefined;
  const witness: Bot = {
    ...random,
    name: 'witness',
    consider(imagined, ...rest) {
      given = imagined;
      return random.consider(imagined, ...rest);
    },
  };
  const { platform, send } = desk({ bots: [witness] });
  send({ id: 1, ask: ask('a', { bot: 'witness' }) });
  platform.run();
  const imagined = imagine(game, seat, createChance('a', ['bot']));
  expect(given?.state).toEqual(imagined.state);
  for (let i = 0; !isOver(imagined); i++) {
    const next = awaitedSeat(imagined);
    const move = choose(random, imagined, next, `move ${i}`);
    apply(imagined, next, move);
    apply(given as Game, next, move);
  }
  expect(given?.state).toEqual(imagined.state);
});

test('a budget is used up to the step, and no step is thought before the worker has listened', () => {
  const { platform, steps, send } = desk();
  send({ id: 1, ask: ask('a', { budget: { plan: 100, action: 100 } }) });
  platform.run(() => steps.length > 0);
  expect(steps).toHaveLength(1);
  platform.run();
  expect(steps).toHaveLength(100);
});

test('a request without any step still has an answer', () => {
  const { platform, replies, slow, send } = desk();
  const none = { plan: 0, action: 0 };
  send({ id: 1, ask: ask('a', { budget: none }) });
  platform.run();
  expect(replies).toEqual([{ id: 1, move: choose(slow, game, seat, 'a', none) }]);
});

test('a cancelled request is dropped without an answer', () => {
  const { platform, replies, steps, send } = desk();
  send({ id: 1, ask: ask('a', { openEnded: true }) });
  platform.run(() => steps.length > 50);
  send({ id: 1, cancel: true });
  platform.run();
  expect(replies).toEqual([]);
});

test('an open-ended request goes beyond the budget, until it is told to answer', () => {
  const { platform, replies, steps, slow, send } = desk();
  send({ id: 1, ask: ask('a', { openEnded: true }) });
  platform.run(() => steps.length > 2000);
  expect(replies).toEqual([]);
  send({ id: 1, answerNow: true });
  platform.run();
  const thought = { plan: steps.length, action: steps.length };
  expect(replies).toEqual([{ id: 1, move: choose(slow, game, seat, 'a', thought) }]);
});

test('what is told to answer goes first, even if it has not been begun', () => {
  const { platform, steps, send, answered } = desk();
  send({ id: 1, ask: ask('long') });
  platform.run(() => steps.length > 3);
  send({ id: 2, ask: ask('ponder', { openEnded: true }) });
  send({ id: 2, answerNow: true });
  platform.run();
  expect(answered()).toEqual([2, 1]);
});

test('cancelling or hurrying what is already answered does nothing', () => {
  const { platform, send, answered } = desk();
  send({ id: 1, ask: ask('a') });
  platform.run();
  send({ id: 1, cancel: true });
  send({ id: 1, answerNow: true });
  platform.run();
  expect(answered()).toEqual([1]);
});

test('time ends the thinking with the best move so far', () => {
  const { platform, replies, steps, slow, send } = desk({ stepTakes: 1 });
  send({ id: 1, ask: ask('a', { milliseconds: 100 }) });
  platform.run();
  expect(steps.length).toBeGreaterThanOrEqual(100);
  expect(steps.length).toBeLessThan(117);
  const thought = { plan: steps.length, action: steps.length };
  expect(replies).toEqual([{ id: 1, move: choose(slow, game, seat, 'a', thought) }]);
});

test('a time that is over on arrival leaves one step', () => {
  const { platform, steps, send, answered } = desk({ stepTakes: 1 });
  send({ id: 1, ask: ask('a', { milliseconds: 0 }) });
  platform.run();
  expect(steps).toHaveLength(1);
  expect(answered()).toEqual([1]);
});

test('a request that waited all its time is answered when the time is over', () => {
  const { platform, steps, send, answered } = desk({ stepTakes: 1 });
  send({ id: 1, ask: ask('first', { budget: { plan: 400, action: 400 } }) });
  send({ id: 2, ask: ask('second', { milliseconds: 30 }) });
  platform.run(() => answered().includes(2));
  expect(steps.length).toBeLessThan(60);
});

test('the slower the steps, the fewer between two looks at the messages', () => {
  for (const [stepTakes, most] of [
    [0.01, 1024],
    [1, 16],
    [20, 1],
  ] as const) {
    const { platform, steps, send } = desk({ stepTakes });
    send({ id: 1, ask: ask('a', { openEnded: true }) });
    let longest = 0;
    let before = 0;
    platform.run(() => {
      longest = Math.max(longest, steps.length - before);
      before = steps.length;
      return steps.length > 4000;
    });
    expect(longest).toBeLessThanOrEqual(most);
    expect(longest * stepTakes).toBeGreaterThan(3);
  }
});

test('a short decision goes before the rest of a long one', () => {
  const { platform, steps, send, answered } = desk();
  send({ id: 1, ask: ask('long', { budget: { plan: 100_000, action: 100_000 } }) });
  platform.run(() => steps.length > 5000);
  send({ id: 2, ask: ask('short', { budget: patience }) });
  send({ id: 3, ask: ask('any', { bot: 'random' }) });
  platform.run(() => answered().length === 2);
  expect(answered()).toEqual([3, 2]);
  expect(steps.length).toBeLessThan(10_000);
  platform.run();
  expect(answered()).toEqual([3, 2, 1]);
});

test('of equally long ones the first is finished first', () => {
  const { platform, send, answered } = desk();
  for (const id of [1, 2, 3]) send({ id, ask: ask(`equal ${id}`) });
  platform.run();
  expect(answered()).toEqual([1, 2, 3]);
});

test('a stream of short decisions does not hold up a long one for ever', () => {
  const { platform, send, answered } = desk();
  send({ id: 1, ask: ask('long', { budget: { plan: 20_000, action: 20_000 } }) });
  for (let id = 2; id < 300; id++) send({ id, ask: ask(`short ${id}`, { budget: patience }) });
  platform.run(() => answered().includes(1));
  expect(answered().length).toBeLessThan(200);
});

test('open-ended ones take turns, and step aside for all others', () => {
  const { platform, steps, send, answered } = desk();
  send({ id: 1, ask: ask('one', { openEnded: true }) });
  send({ id: 2, ask: ask('two', { openEnded: true }) });
  platform.run(() => steps.length > 8000);
  const share = steps.filter((seed) => seed === 'one').length / steps.length;
  expect(Math.abs(share - 0.5)).toBeLessThan(0.1);
  const before = steps.length;
  send({ id: 3, ask: ask('three') });
  platform.run(() => answered().length === 1);
  expect(steps.slice(before).filter((seed) => seed !== 'three').length).toBeLessThanOrEqual(1024);
});

const good = ask('good');
const { supply: _, ...stateWithoutSupply } = good.state;
test.each([
  ['nothing', null, null, 'not an object'],
  ['a list', [1], null, 'not an object'],
  ['no id', { ask: good }, null, 'id'],
  ['half an id', { id: 1.5, cancel: true }, null, 'id'],
  ['nothing to do', { id: 1 }, 1, 'neither'],
  ['an empty request', { id: 1, ask: {} }, 1, 'ask.pack'],
  ['no options', { id: 1, ask: { ...good, options: undefined } }, 1, 'ask.options'],
  ['unknown options', { id: 1, ask: { ...good, options: { players: 9 } } }, 1, 'players'],
  ['a pack not sent', { id: 1, ask: { ...good, pack: 'other' } }, 1, '"other"'],
  ['an unknown bot', { id: 1, ask: { ...good, bot: 'oracle' } }, 1, '"oracle"'],
  ['a state that lacks a part', { id: 1, ask: { ...good, state: stateWithoutSupply } }, 1, 'state.supply'],
  ['no such seat', { id: 1, ask: { ...good, seat: 4 } }, 1, 'ask.seat'],
  ['half a budget', { id: 1, ask: { ...good, budget: { plan: 3 } } }, 1, 'ask.budget.action'],
  ['endless time', { id: 1, ask: { ...good, milliseconds: Infinity } }, 1, 'ask.milliseconds'],
  ['a wish that is none', { id: 1, ask: { ...good, reasons: 'yes' } }, 1, 'ask.reasons'],
  ['a pack without components', { pack: { id: 'other' } }, null, 'pack.components'],
])('a message with %s is answered by what is wrong with it, and the worker lives on', (...row) => {
  const [, message, id, part] = row;
  const { platform, replies, send, answered } = desk();
  send(message);
  send({ id: 2, ask: ask('good') });
  platform.run();
  expect(replies[0]).toEqual({ id, failed: expect.stringContaining(part) });
  expect(answered()).toEqual([id, 2]);
});

test('a pack that is no pack fails the requests that name it, and no others', () => {
  const { platform, replies, send, answered } = desk();
  send({ pack: { id: 'broken', components: {} } });
  send({ id: 1, ask: ask('a', { pack: 'broken' }) });
  send({ id: 2, ask: ask('b') });
  platform.run();
  expect(replies[0]).toEqual({ id: 1, failed: expect.any(String) });
  expect(answered()).toEqual([1, 2]);
});

test('an id that is taken is refused', () => {
  const { platform, replies, send } = desk();
  send({ id: 1, ask: ask('a') });
  send({ id: 1, ask: ask('b') });
  platform.run();
  expect(replies).toEqual([
    { id: 1, failed: expect.stringContaining('already') },
    { id: 1, move: expect.any(Number) },
  ]);
});

function failing(what: string): () => never {
  return () => {
    throw new Error(`${what} failed`);
  };
}

test('a bot that fails at any point fails its own request only', () => {
  const thought = { think: () => false, move: () => 0, reasons: () => [] };
  const bots = ['consider', 'think', 'move', 'reasons'].map((part) => ({
    ...createSlowBot(),
    name: part,
    consider: part === 'consider' ? failing(part) : () => ({ ...thought, [part]: failing(part) }),
  }));
  const { platform, replies, send } = desk({ bots });
  for (const [index, bot] of bots.entries()) {
    send({ id: index, ask: ask('a', { bot: bot.name, reasons: true }) });
  }
  send({ id: 9, ask: ask('good') });
  platform.run();
  expect(replies).toHaveLength(5);
  for (const [id, { name }] of bots.entries()) {
    expect(replies).toContainEqual({ id, failed: `${name} failed` });
  }
  expect(replies).toContainEqual({ id: 9, move: expect.any(Number) });
});

test('a thought that is complete is answered at once, even an open-ended one', () => {
  const { platform, replies, send } = desk();
  send({ id: 1, ask: ask('a', { bot: 'random', openEnded: true }) });
  platform.run();
  expect(replies).toEqual([{ id: 1, move: choose(random, game, seat, 'a') }]);
});
