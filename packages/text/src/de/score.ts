import type { score as english } from '../en/score.ts';

/** The lines of a score sheet. */
export const score: typeof english = {
  title: 'Wertung',
  goods: 'Waren',
  boats: 'Boote',
  houses: 'Häuser',
  orders: 'Aufträge',
  houseGoods: 'Waren auf Häusern',
  rows: 'volle Reihen',
  missions: 'Missionen',
  opals: 'Opale',
  points: 'gesammelte Punkte',
  assets: 'Anschaffungen',
  total: 'SUMME',
  coins: 'Münzen (Gleichstand)',
};
