import { expect, test } from 'vitest';
import { createDice } from './dice.ts';

function rolls(seed: string): number[] {
  const dice = createDice(seed);
  return Array.from({ length: 50 }, () => dice.below(1000));
}

test('the same seed gives the same numbers, another seed others', () => {
  expect(rolls('a')).toEqual(rolls('a'));
  expect(rolls('a')).not.toEqual(rolls('b'));
  expect(rolls('')).toEqual(rolls(''));
});

test('the numbers are the same on every platform', () => {
  const dice = createDice('altiplano');
  expect(Array.from({ length: 6 }, () => dice.below(100))).toEqual([66, 48, 64, 46, 54, 71]);
});

test('every number comes up about as often, whatever the seed', () => {
  for (const seed of ['', 'x', 'seat 1/2', 'seat 1/3']) {
    const dice = createDice(seed);
    const counts = Array.from({ length: 7 }, () => 0);
    for (let i = 0; i < 14_000; i++) counts[dice.below(7)]++;
    // Chi squared with 6 degrees of freedom: above 27 once in ten thousand.
    const chi = counts.reduce((sum, count) => sum + (count - 2000) ** 2 / 2000, 0);
    expect(chi).toBeLessThan(27);
  }
});

test('first rolls of seeds that follow each other are spread too', () => {
  const counts = Array.from({ length: 5 }, () => 0);
  for (let i = 0; i < 5000; i++) counts[createDice(`game/${i}`).below(5)]++;
  const chi = counts.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
  expect(chi).toBeLessThan(24);
});

test('a fraction is at least 0, below 1, and a half on average', () => {
  const dice = createDice('fractions');
  const fractions = Array.from({ length: 10_000 }, () => dice.fraction());
  expect(Math.min(...fractions)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...fractions)).toBeLessThan(1);
  const average = fractions.reduce((sum, fraction) => sum + fraction, 0) / fractions.length;
  expect(Math.abs(average - 0.5)).toBeLessThan(0.02);
});
