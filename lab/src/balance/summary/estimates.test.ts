import { expect, test } from 'vitest';
import { meanOf, perEach, rowShareOf, scaled, shareOf } from './estimates.ts';

test('a share lies in its interval, even at the ends', () => {
  const { value, low, high } = shareOf(10, 100) ?? { value: 0, low: 0, high: 0 };
  expect(value).toBe(0.1);
  expect(low).toBeCloseTo(0.0552, 4);
  expect(high).toBeCloseTo(0.1744, 4);
  expect(shareOf(0, 20)).toMatchObject({ value: 0, low: 0, high: expect.closeTo(0.1611, 4) });
  expect(shareOf(20, 20)).toMatchObject({ value: 1, low: expect.closeTo(0.8389, 4), high: 1 });
  expect(shareOf(0, 0)).toBeNull();
});

test('a mean from sum and squares', () => {
  // 2, 4, 6: mean 4, standard deviation 2.
  const reach = (1.959964 * 2) / Math.sqrt(3);
  expect(meanOf(12, 56, 3)).toEqual({
    value: 4,
    low: expect.closeTo(4 - reach, 6),
    high: expect.closeTo(4 + reach, 6),
  });
  expect(meanOf(7, 49, 1)).toEqual({ value: 7, low: 7, high: 7 });
  expect(meanOf(0, 0, 0)).toBeNull();
});

test('rows as a share of the total: certain where it is always the same', () => {
  const always = {
    count: 2,
    rows: 30,
    total: 60,
    rowsSquared: 500,
    totalSquared: 2000,
    rowsTimesTotal: 1000,
  };
  expect(rowShareOf(always)).toEqual({ value: 0.5, low: 0.5, high: 0.5 });
  const varied = { count: 2, rows: 30, total: 60, rowsSquared: 500, totalSquared: 1800, rowsTimesTotal: 900 };
  const { low = 0, high = 0 } = rowShareOf(varied) ?? {};
  expect([low < 0.5, high > 0.5]).toEqual([true, true]);
  expect(rowShareOf({ ...always, count: 0 })).toBeNull();
});

test('scaling and dividing leave nothing as nothing', () => {
  expect(scaled({ value: 0.25, low: 0.2, high: 0.3 }, 4)).toEqual({ value: 1, low: 0.8, high: 1.2 });
  expect(scaled(null, 4)).toBeNull();
  expect([perEach(3, 2), perEach(3, 0)]).toEqual([1.5, null]);
});
