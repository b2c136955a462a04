import { expect, test } from 'vitest';
import { aims, type Moment } from './aims.ts';
import { POINTS_PER_UNIT } from './opinion.ts';

function moment(seat: number, known: number, expected: number | null, strays = false): Moment {
  return { seat, inputs: new Float64Array(1), known, expected, strays };
}

/** What is left to gain at each moment, in points. */
function pointsOf(moments: readonly Moment[], ...scores: number[]): number[] {
  return aims(moments, scores).map(({ target }) => target * POINTS_PER_UNIT);
}

test('whoever has no net learns from the end alone', () => {
  expect(pointsOf([moment(0, 10, null), moment(0, 30, null)], 100)).toEqual([90, 70]);
});

test('with a net the next expectation counts too, and each seat has its own', () => {
  const moments = [moment(0, 10, 80), moment(1, 0, 50), moment(0, 30, 98), moment(1, 20, 42)];
  const [first, other, last, otherLast] = pointsOf(moments, 100, 40);
  expect([last, otherLast]).toEqual([70, 20]);
  expect(first).toBeCloseTo(0.7 * 100 + 0.3 * 98 - 10, 1);
  expect(other).toBeCloseTo(0.7 * 40 + 0.3 * 42, 1);
});

test('hopes that come to nothing do not count', () => {
  const [first] = pointsOf([moment(0, 10, 150), moment(0, 10, 150)], 20);
  expect(first).toBe(10);
});

test('a moment before a mood is no lesson, and what went before learns nothing of its end', () => {
  const moments = [moment(0, 0, 80), moment(0, 10, 85, true), moment(0, 20, 40)];
  expect(pointsOf(moments, 30)).toEqual([85, 10]);
});
