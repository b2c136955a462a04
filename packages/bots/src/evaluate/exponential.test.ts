import { expect, test } from 'vitest';
import { exponential } from './exponential.ts';

test('it is what every engine says, but for the last digits', () => {
  for (let power = -30; power <= 30; power += 0.37) {
    expect(exponential(power) / Math.exp(power)).toBeCloseTo(1, 12);
  }
  expect(exponential(0)).toBe(1);
  expect(exponential(Number.NEGATIVE_INFINITY)).toBe(0);
  expect(exponential(-1e9)).toBe(0);
  expect(exponential(1e9)).toBe(Number.POSITIVE_INFINITY);
});
