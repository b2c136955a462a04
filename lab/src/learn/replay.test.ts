import { INPUTS, type Lessons } from '@altiplano/bots';
import { expect, test } from 'vitest';
import { divided, examplesOf, joined, latest } from './replay.ts';

/** A game of one seat, of which every input is the same, with so many moments and the seat's points at its end. */
function game(input: number, moments: number, score: number): Lessons {
  return {
    inputs: new Int16Array(INPUTS * moments).fill(input),
    seats: new Uint8Array(moments),
    known: new Float32Array(moments),
    strays: new Uint8Array(moments),
    scores: [score],
  };
}

test('of earlier games as many are kept as there is room for, the newest always', () => {
  const [first, second, third] = [1, 2, 3].map((moments) => [game(0, moments, 0)]);
  if (first === undefined || second === undefined || third === undefined) return;
  expect(latest([first, second], [third], 6)).toEqual([first, second, third]);
  expect(latest([first, second], [third], 5)).toEqual([second, third]);
  expect(latest([first, second], [third], 1)).toEqual([third]);
});

test('one game in sixteen is never learned from', () => {
  const games = Array.from({ length: 33 }, (_, index) => index);
  const { taught, unseen } = divided(games);
  expect(unseen).toEqual([0, 16, 32]);
  expect([...taught, ...unseen].toSorted((a, b) => a - b)).toEqual(games);
});

test('games are joined one after another, with what was forked off them', () => {
  const inputs = joined([[game(1, 2, 0), game(2, 1, 0)], [game(3, 1, 0)]]);
  expect(inputs).toHaveLength(4 * INPUTS);
  expect([0, 1, 2, 3].map((moment) => inputs[moment * INPUTS])).toEqual([1, 1, 2, 3]);
});

test('what games aim at is judged by what nets say of each now', () => {
  const games = [[game(1, 2, 20)], [game(2, 1, 60)]];
  const inputs = joined(games);
  expect([...examplesOf(games, inputs, null).targets]).toEqual([1, 1, 3]);
  const [first, second, other] = examplesOf(games, inputs, Float32Array.of(9, 1.5, 9)).targets;
  expect(first).toBeGreaterThan(1);
  expect([second, other]).toEqual([1, 3]);
});
