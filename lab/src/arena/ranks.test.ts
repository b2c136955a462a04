import { expect, test } from 'vitest';
import { finishingOrder, ranks } from './ranks.ts';

test.each([
  ['points decide', [10, 30, 20], [0, 0, 9], [[1], [2], [0]], [3, 1, 2]],
  ['then coins', [20, 20, 20], [1, 5, 3], [[1], [2], [0]], [3, 1, 2]],
  ['then a rank is shared', [20, 30, 20, 20], [2, 0, 2, 1], [[1], [0, 2], [3]], [2.5, 1, 2.5, 4]],
  ['all are equal', [7, 7], [0, 0], [[0, 1]], [1.5, 1.5]],
])('[V7] %s', (_, points, coins, order, expected) => {
  expect(finishingOrder(points, coins)).toEqual(order);
  expect(ranks(order)).toEqual(expected);
});
