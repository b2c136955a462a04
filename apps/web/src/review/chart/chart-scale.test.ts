import { expect, test } from 'vitest';
import { apart, ticksUpTo } from './chart-scale.ts';

test.each([
  [0, [0, 1]],
  [3, [0, 1, 2, 3]],
  [47, [0, 10, 20, 30, 40, 50]],
  [143, [0, 50, 100, 150]],
])('up to %d the lines are %j', (most, ticks) => {
  expect(ticksUpTo(most, 5)).toEqual(ticks);
});

test('labels keep their distance and stay inside', () => {
  expect(apart([10, 50, 90], 20, 0, 100)).toEqual([10, 50, 90]);
  expect(apart([50, 50, 50], 20, 0, 100)).toEqual([50, 70, 90]);
  expect(apart([98, 95, 99], 20, 0, 100)).toEqual([80, 60, 100]);
});
