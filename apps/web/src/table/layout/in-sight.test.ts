import { expect, test } from 'vitest';
import { isInSight, wayTo } from './in-sight.ts';

const COLUMN = { top: 200, bottom: 600 };

test('only what is whole is in sight', () => {
  expect(isInSight({ top: 200, bottom: 300 }, COLUMN)).toBe(true);
  expect(isInSight({ top: 150, bottom: 250 }, COLUMN)).toBe(false);
  expect(isInSight({ top: 550, bottom: 650 }, COLUMN)).toBe(false);
  expect(isInSight({ top: 199.5, bottom: 600.4 }, COLUMN)).toBe(true);
});

test('what is scrolled to stands in the middle, from above and from below', () => {
  expect(wayTo({ top: 900, bottom: 1000 }, COLUMN)).toBe(550);
  expect(wayTo({ top: -100, bottom: 0 }, COLUMN)).toBe(-450);
});

test('what is higher than the column is seen from its beginning', () => {
  expect(wayTo({ top: 900, bottom: 1500 }, COLUMN)).toBe(692);
});
