import { expect, test } from 'vitest';
import { seatsByKey, shownOrder } from './player-order.ts';

test('players are shown in the order of play, from the own seat on', () => {
  expect(shownOrder(4, 2)).toEqual([2, 3, 0, 1]);
});

test('the keys count the others as they are shown; who plays has a key for the own board', () => {
  expect(seatsByKey(3, 0)).toEqual([1, 2]);
  expect(seatsByKey(4, 2)).toEqual([3, 0, 1]);
});

test('who looks on sees all players, and has a key for each', () => {
  expect(seatsByKey(3, null)).toEqual([0, 1, 2]);
});
