import { expect, test } from 'vitest';
import { createRunningMean } from './running-mean.ts';

test('mean and interval of a known sample', () => {
  const running = createRunningMean();
  for (const value of [2, 4, 4, 4, 5, 5, 7, 9]) running.add(value);
  expect(running.mean()).toBeCloseTo(5, 12);
  // The squares add up to 32, so the variance is 32 / 7 and that of the mean 32 / 56.
  expect(running.margin95()).toBeCloseTo(1.959964 * Math.sqrt(32 / 56), 6);
});

test('one value says nothing about the spread', () => {
  const running = createRunningMean();
  expect(running.mean()).toBe(0);
  running.add(0.3);
  expect(running.mean()).toBe(0.3);
  expect(running.margin95()).toBe(Number.POSITIVE_INFINITY);
});
