import type { Score } from '@altiplano/rules';
import { expect, test } from 'vitest';
import { ranking, tieAt } from './ranking.ts';

const NONE = {
  goods: 0,
  boats: 0,
  houses: 0,
  orders: 0,
  houseGoods: 0,
  rows: 0,
  missions: 0,
  opals: 0,
  points: 0,
  assets: 0,
};
const score = (total: number, coins: number): Score => ({ ...NONE, total, coins });

test('[V7] points decide, then coins, and equals share a place', () => {
  const scores = [score(40, 1), score(52, 3), score(40, 1), score(52, 5)];
  expect(ranking(scores)).toEqual([
    { seat: 3, rank: 1 },
    { seat: 1, rank: 2 },
    { seat: 0, rank: 3 },
    { seat: 2, rank: 3 },
  ]);
});

test('[V7] a tie is told with who wins it', () => {
  expect(tieAt([score(40, 1), score(52, 3), score(52, 5)], [2])).toEqual({
    seats: [1, 2],
    points: 52,
    winners: [2],
  });
  expect(tieAt([score(40, 1), score(52, 3)], [1])).toBe(null);
});
