import { expect, test } from 'vitest';
import { createDurationHistogram } from './duration-histogram.ts';

test('a percentile is the nearest rank, to half a percent', () => {
  const histogram = createDurationHistogram();
  for (let value = 100; value >= 1; value--) histogram.add(value);
  for (const [share, value] of [
    [0.01, 1],
    [0.5, 50],
    [0.95, 95],
    [0.951, 96],
    [1, 100],
  ] as const) {
    const found = histogram.percentile(share);
    expect(Math.abs(found / value - 1), `${found} for ${value}`).toBeLessThan(0.0051);
  }
});

test('nothing, one, and what is beyond the scale', () => {
  const histogram = createDurationHistogram();
  expect(histogram.percentile(0.95)).toBe(0);
  histogram.add(0);
  expect(histogram.percentile(0.95)).toBeCloseTo(0.001);
  histogram.add(1e12);
  expect(histogram.percentile(0.95) / 1e7).toBeCloseTo(1, 1);
});
