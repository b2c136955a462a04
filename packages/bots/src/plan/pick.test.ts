import { expect, test } from 'vitest';
import { createDice } from '../dice.ts';
import { pickBy } from './pick.ts';

/** How often each of several worths is picked. */
function tally(worths: readonly number[], carelessness: number, times = 4000): number[] {
  const dice = createDice('picks');
  const counts = worths.map(() => 0);
  for (let i = 0; i < times; i++) counts[pickBy(worths, carelessness, dice)]++;
  return counts.map((count) => count / times);
}

test('who is never careless takes the best', () => {
  expect(tally([5, 4.999, 4], 0)).toEqual([1, 0, 0]);
});

test('a single worth is taken as it is', () => {
  expect(tally([3], 2.5)).toEqual([1]);
});

test('equal worths are picked equally often', () => {
  for (const share of tally([2, 2, 2, 2], 1)) expect(Math.abs(share - 0.25)).toBeLessThan(0.03);
});

test('what is behind by the carelessness comes e times less often', () => {
  const [best, worse, far] = tally([7, 5, -50], 2);
  expect(Math.abs(best / worse - Math.E)).toBeLessThan(0.4);
  expect(far).toBe(0);
});
