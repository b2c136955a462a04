import { expect, test } from 'vitest';
import { timeLeft } from './time-left.ts';

const clock = {
  at: 1000,
  seats: [{ left: 5000, runs: true }, { left: 300, runs: false }, null],
};

test('a clock that runs has less and less left, by the other side’s time', () => {
  expect(timeLeft(clock, 0, 1000, 0)).toBe(5000);
  expect(timeLeft(clock, 0, 4000, 0)).toBe(2000);
  expect(timeLeft(clock, 0, 4000, 500)).toBe(1500);
  expect(timeLeft(clock, 0, 9000, 0)).toBe(-3000);
  // Nobody gets time back because two clocks disagree.
  expect(timeLeft(clock, 0, 500, 0)).toBe(5000);
});

test('one that stands stays as it is; some have none', () => {
  expect(timeLeft(clock, 1, 9000, 0)).toBe(300);
  expect(timeLeft(clock, 2, 9000, 0)).toBe(null);
  expect(timeLeft(clock, 7, 9000, 0)).toBe(null);
  expect(timeLeft(null, 0, 9000, 0)).toBe(null);
});
