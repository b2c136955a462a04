import { createNet, FEATURES, type Lessons, POINTS_PER_UNIT } from '@altiplano/bots';
import { expect, test } from 'vitest';
import { askNets } from './ask-nets.ts';
import { netsError } from './nets-error.ts';
import { divided, examplesOf, joined, latest } from './replay.ts';

/** A game of one seat, of which every input is the same, with so many moments and the seat's points at its end. */
function game(input: number, moments: number, score: number): Lessons {
  return {
    inputs: new Float32Array(FEATURES * moments).fill(input),
    seats: new Uint8Array(moments),
    known: new Float32Array(moments),
    strays: new Uint8Array(moments),
    scores: [score],
  };
}

test('only the latest six iterations are kept', () => {
  let kept: readonly number[] = [];
  for (let iteration = 1; iteration <= 14; iteration++) kept = latest(kept, iteration);
  expect(kept).toEqual([9, 10, 11, 12, 13, 14]);
});

test('one game in ten is never learned from', () => {
  const games = Array.from({ length: 21 }, (_, index) => index);
  const { taught, unseen } = divided(games);
  expect(unseen).toEqual([0, 10, 20]);
  expect([...taught, ...unseen].toSorted((a, b) => a - b)).toEqual(games);
});

test('games are joined one after another', () => {
  const inputs = joined([game(1, 2, 0), game(2, 1, 0)]);
  expect(inputs).toHaveLength(3 * FEATURES);
  expect([inputs[0], inputs[2 * FEATURES - 1], inputs[2 * FEATURES]]).toEqual([1, 1, 2]);
});

test('what games aim at is judged by what nets say of each now', () => {
  const games = [game(1, 2, 20), game(2, 1, 60)];
  const inputs = joined(games);
  expect([...examplesOf(games, inputs, null).targets]).toEqual([1, 1, 3]);
  const [first, second, other] = examplesOf(games, inputs, Float32Array.of(9, 1.5, 9)).targets;
  expect(first).toBeGreaterThan(1);
  expect([second, other]).toEqual([1, 3]);
});

test('nets are asked together about every position, by however many workers', async () => {
  const nets = [1, 2].map((answer) => {
    return { ...createNet(FEATURES, 2, 2, () => 0.5), b3: Float64Array.of(answer) };
  });
  const inputs = joined([game(0, 5000, 0)]);
  for (const workers of [1, 2]) {
    expect(await askNets(nets, inputs, workers)).toEqual(new Float32Array(5000).fill(1.5));
  }
  expect(await askNets([], inputs, 1)).toBeNull();
});

test('nets that always say nothing are wrong by what was gained', () => {
  const silent = createNet(FEATURES, 2, 2, () => 0.5);
  const inputs = new Float32Array(4 * FEATURES);
  const targets = Float32Array.of(3, -3, Number.NaN, 3);
  expect(netsError([silent, silent], { inputs, targets })).toBeCloseTo(3 * POINTS_PER_UNIT, 9);
  expect(netsError([silent], { inputs: new Float32Array(0), targets: new Float32Array(0) })).toBe(0);
});
