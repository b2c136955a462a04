import type { Board, Costs } from '@altiplano/rules/engine';
import type { Pack } from '../pack.ts';

export const goods: Pack['goods'] = {
  food: { value: 1, price: 1, opals: 2, higher: false, provenance: 'ours' },
  corn: { value: 2, price: null, opals: null, higher: false, provenance: 'ours' },
  wood: { value: 3, price: 4, opals: 1, higher: true, provenance: 'ours' },
  stone: { value: 2, price: null, opals: 2, higher: true, provenance: 'ours' },
  fish: { value: 0, price: 2, opals: 2, higher: false, provenance: 'ours' },
  alpaca: { value: 4, price: null, opals: 2, higher: true, provenance: 'ours' },
  cacao: { value: 0, price: 3, opals: 1, higher: false, provenance: 'ours' },
  ore: { value: 5, price: null, opals: 1, higher: true, provenance: 'ours' },
  wool: { value: 1, price: 5, opals: 1, higher: false, provenance: 'ours' },
  cloth: { value: 6, price: 1, opals: 1, higher: true, provenance: 'ours' },
  silver: { value: 2, price: null, opals: 1, higher: false, provenance: 'ours' },
  glass: { value: 7, price: 6, opals: 1, higher: true, provenance: 'ours' },
};

export const supply: Pack['supply'] = {
  food: [30, 33, 37, 41],
  corn: [9, 13, 19, 28],
  wood: [11, 14, 16, 19],
  stone: [10, 13, 17, 21],
  fish: [9, 11, 12, 14],
  alpaca: [8, 10, 13, 16],
  cacao: [6, 8, 9, 10],
  ore: [9, 10, 12, 17],
  wool: [7, 11, 15, 16],
  cloth: [6, 9, 13, 14],
  silver: [5, 8, 10, 13],
  glass: [4, 6, 8, 9],
};

export const board: Board = {
  spaces: { village: 4, market: 2, road: 3, harbor: 4, farm: 3, mine: 2, forest: 3 },
  movement: 4,
  planning: { start: 3, most: 7 },
  travelerStrip: 2,
  road: ['corn', 'planning', 'planning', 'corn', 'corn', 'planning', 'planning'],
  warehouse: {
    left: [
      { spaces: 2, points: 1 },
      { spaces: 5, points: 4 },
      { spaces: 3, points: 3 },
      { spaces: 4, points: 7 },
    ],
    right: [
      { spaces: 1, points: 2 },
      { spaces: 6, points: 15 },
      { spaces: 2, points: 6 },
      { spaces: 3, points: 9 },
      { spaces: 5, points: 13 },
      { spaces: 4, points: 11 },
    ],
  },
  strip: [0, 0, 2, 3, 5],
};

/** No cost is the rulebook's; each fits on the spaces of its place. */
export const costs: Costs = {
  exchanges: {
    'farm-food': { pays: ['alpaca'], gains: ['food', 'fish'] },
    'farm-wool': { pays: ['alpaca', 'alpaca'], gains: ['wool', 'cloth'] },
    'farm-cloth': { pays: ['wool', 'wool', 'food'], gains: ['cloth'] },
    'forest-wood': { pays: ['food'], gains: ['wood'] },
    'forest-cacao': { pays: ['wool'], gains: ['wood', 'alpaca'] },
    'mine-stone': { pays: ['food', 'ore'], gains: ['stone'] },
    'mine-silver': { pays: ['ore', 'ore'], gains: ['silver', 'glass'] },
    'harbor-food': { pays: ['fish'], gains: ['food', 'corn'] },
    'harbor-stone': { pays: ['fish', 'fish'], gains: ['stone', 'ore'] },
  },
  boat: ['wood', 'stone', 'wood'],
  house: ['stone', 'food'],
  road: ['ore', 'wood', 'food'],
  cart: 2,
  order: 3,
  mostCarts: 3,
};
