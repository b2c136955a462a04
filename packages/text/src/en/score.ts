import type { Score } from '@altiplano/rules';

/** The lines of a score sheet. */
export const score: Record<keyof Score | 'title', string> = {
  title: 'Score',
  goods: 'goods',
  boats: 'boats',
  houses: 'houses',
  orders: 'orders',
  houseGoods: 'goods on houses',
  rows: 'full rows',
  missions: 'missions',
  opals: 'opals',
  points: 'points collected',
  assets: 'assets',
  total: 'TOTAL',
  coins: 'coins (tie)',
};
