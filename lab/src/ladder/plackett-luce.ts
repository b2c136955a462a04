import { inverse, type Matrix, multiply } from './matrix.ts';
import type { WeightedOrder } from './weighted-orders.ts';

/** Likelihood of some orders under log strengths: its logarithm, slope, and information (negative curvature). */
export interface Likelihood {
  readonly log: number;
  readonly gradient: readonly number[];
  readonly information: Matrix;
}

/**
 * The Plackett–Luce model: first place falls to an item in proportion to its strength, second place likewise among those
 * that are left, and so on. With two items to an order it is Bradley–Terry.
 */
export function likelihood(orders: Iterable<WeightedOrder>, logStrengths: readonly number[]): Likelihood {
  const strengths = logStrengths.map(Math.exp);
  const items = strengths.length;
  const gradient = strengths.map(() => 0);
  const information = strengths.map(() => strengths.map(() => 0));
  let log = 0;
  for (const { order, weight } of orders) {
    const left = strengths.map(() => 0);
    let sum = 0;
    for (let place = order.length - 1; place >= 0; place--) {
      const chosen = order[place] as number;
      left[chosen] = (left[chosen] as number) + (strengths[chosen] as number);
      sum += strengths[chosen] as number;
      log += weight * ((logStrengths[chosen] as number) - Math.log(sum));
      gradient[chosen] = (gradient[chosen] as number) + weight;
      for (let a = 0; a < items; a++) {
        const chance = (left[a] as number) / sum;
        if (chance === 0) continue;
        gradient[a] = (gradient[a] as number) - weight * chance;
        const row = information[a] as number[];
        row[a] = (row[a] as number) + weight * chance;
        for (let b = 0; b < items; b++) {
          row[b] = (row[b] as number) - weight * chance * ((left[b] as number) / sum);
        }
      }
    }
  }
  return { log, gradient, information };
}

/** Only differences of log strengths matter, so the information is singular; this inverts it where the mean is fixed. */
export function covarianceOf(information: Matrix): Matrix {
  const { length } = information;
  const lifted = information.map((row) => row.map((value) => value + 1));
  return inverse(lifted).map((row) => row.map((value) => value - 1 / length ** 2));
}

const MOST_STEPS = 200;
const CLOSE_ENOUGH = 1e-8;
/** Of a logarithm, relative: what its sum may be off by. */
const NOISE = 1e-12;

/**
 * The log strengths, with mean 0, under which these orders are likeliest (Newton's method; the likelihood has one peak).
 * The orders must link all items both ways, as virtual ties do.
 */
export function fitPlackettLuce(items: number, orders: readonly WeightedOrder[]): number[] {
  let current = Array.from({ length: items }, () => 0);
  let here = likelihood(orders, current);
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    const step = multiply(covarianceOf(here.information), here.gradient);
    let length = 1;
    let next = current;
    do {
      next = current.map((value, item) => value + length * (step[item] as number));
      length /= 2;
    } while (likelihood(orders, next).log < here.log * (1 + NOISE) && length > CLOSE_ENOUGH);
    current = next;
    if (Math.max(...step.map(Math.abs)) < CLOSE_ENOUGH) return current;
    here = likelihood(orders, current);
  }
  throw new Error('the strengths do not settle: the orders do not link all items');
}
