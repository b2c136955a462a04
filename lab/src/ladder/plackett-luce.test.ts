import { createDice } from '@altiplano/bots';
import { expect, test } from 'vitest';
import { covarianceOf, fitPlackettLuce, likelihood } from './plackett-luce.ts';
import { merged, untied, virtualTies, type WeightedOrder } from './weighted-orders.ts';

test('two items: the odds are the wins (Bradley–Terry)', () => {
  const [a = 0, b = 0] = fitPlackettLuce(2, [
    { order: [0, 1], weight: 30 },
    { order: [1, 0], weight: 10 },
  ]);
  expect(a - b).toBeCloseTo(Math.log(3), 9);
  expect(a + b).toBeCloseTo(0, 9);
});

test('two items: the spread is that of the log odds', () => {
  const orders = [
    { order: [0, 1], weight: 30 },
    { order: [1, 0], weight: 10 },
  ];
  const covariance = covarianceOf(likelihood(orders, fitPlackettLuce(2, orders)).information);
  // The variance of the difference is 1/30 + 1/10; each of the two is half of it away from their mean.
  expect(covariance[0]?.[0]).toBeCloseTo((1 / 30 + 1 / 10) / 4, 9);
  expect(covariance[0]?.[1]).toBeCloseTo(-(1 / 30 + 1 / 10) / 4, 9);
});

/** A finish drawn from the model itself. */
function drawn(strengths: readonly number[], bots: readonly number[], fraction: () => number): number[] {
  const left = [...bots];
  const order: number[] = [];
  while (left.length > 0) {
    let mark = fraction() * left.reduce((sum, bot) => sum + (strengths[bot] as number), 0);
    const place = left.findIndex((bot) => {
      mark -= strengths[bot] as number;
      return mark < 0;
    });
    order.push(...left.splice(place < 0 ? left.length - 1 : place, 1));
  }
  return order;
}

test('strengths that made the orders are found again', () => {
  const strengths = [1, 2, 4, 8, 0.25];
  const { fraction, below } = createDice('plackett-luce');
  const orders: WeightedOrder[] = [];
  for (let game = 0; game < 6000; game++) {
    const bots = [0, 1, 2, 3, 4].toSpliced(below(5), 1);
    orders.push({ order: drawn(strengths, bots, fraction), weight: 1 });
  }
  const found = fitPlackettLuce(5, merged(orders));
  const mean = strengths.reduce((sum, strength) => sum + Math.log(strength), 0) / 5;
  for (const [bot, strength] of strengths.entries()) {
    expect(Math.abs((found[bot] as number) - (Math.log(strength) - mean))).toBeLessThan(0.08);
  }
});

test('a bot that sits twice at the table plays itself for nothing', () => {
  const orders = [
    { order: [0, 1], weight: 3 },
    { order: [1, 0], weight: 1 },
  ];
  const [without = 0] = fitPlackettLuce(2, orders);
  expect(fitPlackettLuce(2, [...orders, { order: [0, 0], weight: 9 }])[0]).toBeCloseTo(without, 9);
});

test('the slope is 0 at the peak, and smaller steps find nothing higher', () => {
  const orders = [...virtualTies(3), { order: [2, 0, 1], weight: 5 }, { order: [0, 2, 1], weight: 2 }];
  const peak = fitPlackettLuce(3, orders);
  const { log, gradient } = likelihood(orders, peak);
  for (const slope of gradient) expect(slope).toBeCloseTo(0, 8);
  for (const item of [0, 1, 2]) {
    for (const step of [-0.01, 0.01]) {
      const beside = peak.map((value, index) => (index === item ? value + step : value));
      expect(likelihood(orders, beside).log).toBeLessThan(log);
    }
  }
});

test('a tie is each order of the tied in equal parts', () => {
  expect(untied([[3], [0, 1], [2]])).toEqual([
    { order: [3, 0, 1, 2], weight: 0.5 },
    { order: [3, 1, 0, 2], weight: 0.5 },
  ]);
  expect(untied([[0, 1, 2]])).toHaveLength(6);
  expect(merged(untied([[1, 1]]))).toEqual([{ order: [1, 1], weight: 1 }]);
});

test('items that nothing links have no strengths, and virtual ties link all', () => {
  const never = [{ order: [0, 1], weight: 5 }];
  expect(() => fitPlackettLuce(3, never)).toThrow();
  expect(virtualTies(3)).toHaveLength(6);
  expect(fitPlackettLuce(3, [...virtualTies(3), ...never])).toHaveLength(3);
});
