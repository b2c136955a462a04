import { createNet, FEATURES, POINTS_PER_UNIT } from '@altiplano/bots';
import { expect, test } from 'vitest';
import { netsError } from './nets-error.ts';
import { divided, joined, latest } from './replay.ts';

function lesson(first: number, ...targets: number[]): { inputs: Float32Array; targets: Float32Array } {
  return {
    inputs: new Float32Array(FEATURES * targets.length).fill(first),
    targets: Float32Array.from(targets),
  };
}

test('only the latest twelve iterations are kept', () => {
  let kept: readonly number[] = [];
  for (let iteration = 1; iteration <= 14; iteration++) kept = latest(kept, iteration);
  expect(kept).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
});

test('one game in ten is never learned from', () => {
  const games = Array.from({ length: 21 }, (_, index) => index);
  const { taught, unseen } = divided(games);
  expect(unseen).toEqual([0, 10, 20]);
  expect([...taught, ...unseen].toSorted((a, b) => a - b)).toEqual(games);
});

test('games are joined one after another', () => {
  const { inputs, targets } = joined([lesson(1, 10, 11), lesson(2, 12)]);
  expect([...targets]).toEqual([10, 11, 12]);
  expect(inputs).toHaveLength(3 * FEATURES);
  expect([inputs[0], inputs[2 * FEATURES - 1], inputs[2 * FEATURES]]).toEqual([1, 1, 2]);
});

test('nets that always say nothing are wrong by what was gained', () => {
  const silent = createNet(FEATURES, 2, 2, () => 0.5);
  expect(netsError([silent, silent], [lesson(1, 3), lesson(0, -3, 3)])).toBeCloseTo(3 * POINTS_PER_UNIT, 9);
  expect(netsError([silent, silent], [])).toBe(0);
});
