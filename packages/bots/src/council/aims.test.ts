import { expect, test } from 'vitest';
import { aims, type Lessons } from './aims.ts';
import { POINTS_PER_UNIT } from '../learned/opinion.ts';

interface Moment {
  readonly seat: number;
  readonly known: number;
  /** The points at the end that nets expect now. */
  readonly expected: number;
  readonly strays: boolean;
}

function moment(seat: number, known: number, expected: number, strays = false): Moment {
  return { seat, known, expected, strays };
}

function lessonsOf(moments: readonly Moment[], scores: readonly number[]): Lessons {
  return {
    inputs: new Int16Array(moments.length),
    seats: Uint8Array.from(moments, ({ seat }) => seat),
    known: Float32Array.from(moments, ({ known }) => known),
    strays: Uint8Array.from(moments, ({ strays }) => Number(strays)),
    scores,
  };
}

/** What is left to gain at each moment, in points. */
function pointsOf(moments: readonly Moment[], hasNets: boolean, ...scores: number[]): number[] {
  const said = Float32Array.from(moments, ({ expected, known }) => (expected - known) / POINTS_PER_UNIT);
  return Array.from(aims(lessonsOf(moments, scores), hasNets ? said : null), (aim) => aim * POINTS_PER_UNIT);
}

test('whoever has no net learns from the end alone', () => {
  expect(pointsOf([moment(0, 10, 50), moment(0, 30, 50)], false, 100)).toEqual([90, 70]);
});

test('with nets what they say of the next moment counts too, and each seat has its own', () => {
  const moments = [moment(0, 10, 80), moment(1, 0, 50), moment(0, 30, 98), moment(1, 20, 42)];
  const [first, other, last, otherLast] = pointsOf(moments, true, 100, 40);
  expect([last, otherLast]).toEqual([70, 20]);
  expect(first).toBeCloseTo(0.7 * 100 + 0.3 * 98 - 10, 1);
  expect(other).toBeCloseTo(0.7 * 40 + 0.3 * 42, 1);
});

test('hopes that come to nothing do not count', () => {
  const [first] = pointsOf([moment(0, 10, 150), moment(0, 10, 150)], true, 20);
  expect(first).toBe(10);
});

test('a moment before a mood is no lesson, and what went before learns nothing of its end', () => {
  const moments = [moment(0, 0, 80), moment(0, 10, 85, true), moment(0, 20, 40)];
  expect(pointsOf(moments, true, 30)).toEqual([85, Number.NaN, 10]);
});
