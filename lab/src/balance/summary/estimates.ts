import type { RowSums } from '../tally/tally.ts';

/** A value and the 95 % interval in which it lies. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** Standard deviations on either side that hold 95 % of a normal distribution. */
const WIDTH = 1.959964;

/** How often something happens, by Wilson's interval, which also holds for few cases and for none. */
export function shareOf(successes: number, count: number): Estimate | null {
  if (count === 0) return null;
  const share = successes / count;
  const square = WIDTH * WIDTH;
  const middle = share + square / (2 * count);
  const reach = WIDTH * Math.sqrt((share * (1 - share) + square / (4 * count)) / count);
  const whole = 1 + square / count;
  return {
    value: share,
    low: Math.max(0, (middle - reach) / whole),
    high: Math.min(1, (middle + reach) / whole),
  };
}

/** A mean, from the sum and the sum of the squares. */
export function meanOf(sum: number, squares: number, count: number): Estimate | null {
  if (count === 0) return null;
  const mean = sum / count;
  const variance = count < 2 ? 0 : Math.max(0, (squares - sum * mean) / (count - 1));
  const reach = WIDTH * Math.sqrt(variance / count);
  return { value: mean, low: mean - reach, high: mean + reach };
}

/** The share that rows have in all points, as a ratio of two means that go together (delta method). */
export function rowShareOf(sums: RowSums): Estimate | null {
  const { count, rows, total, rowsSquared, totalSquared, rowsTimesTotal } = sums;
  if (count === 0 || total === 0) return null;
  const ratio = rows / total;
  const spread = rowsSquared - 2 * ratio * rowsTimesTotal + ratio * ratio * totalSquared;
  const reach = (WIDTH * Math.sqrt(Math.max(0, spread))) / total;
  return { value: ratio, low: Math.max(0, ratio - reach), high: Math.min(1, ratio + reach) };
}

/** The same estimate on another scale. */
export function scaled(estimate: Estimate | null, factor: number): Estimate | null {
  if (estimate === null) return null;
  const { value, low, high } = estimate;
  return { value: value * factor, low: low * factor, high: high * factor };
}

/** A sum as a mean; null where there is nothing to divide by. */
export function perEach(sum: number, count: number): number | null {
  return count === 0 ? null : sum / count;
}
