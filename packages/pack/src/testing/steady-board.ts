import type { Board, GoodRow } from '@altiplano/rules/engine';
import type { Pack } from '../pack.ts';
import type { Provenance, ProvenanceOf } from '../provenance.ts';

function sources(value: Provenance, price: Provenance): ProvenanceOf<GoodRow> {
  return { value, price, opals: 'derived', higher: 'derived' };
}

export const goods: Pack['goods'] = {
  food: { value: 0, price: null, opals: 1, higher: false, provenance: sources('derived', 'ours') },
  corn: { value: 0, price: null, opals: null, higher: false, provenance: 'derived' },
  wood: { value: 0, price: null, opals: 1, higher: false, provenance: 'derived' },
  stone: { value: 0, price: 1, opals: 1, higher: false, provenance: sources('derived', 'ours') },
  fish: { value: 1, price: null, opals: 1, higher: false, provenance: 'derived' },
  alpaca: { value: 1, price: 1, opals: 1, higher: false, provenance: sources('derived', 'ours') },
  cacao: { value: 1, price: 1, opals: 2, higher: true, provenance: sources('ours', 'ours') },
  ore: { value: 2, price: 1, opals: 2, higher: true, provenance: sources('ours', 'ours') },
  wool: { value: 2, price: 2, opals: 2, higher: true, provenance: sources('derived', 'ours') },
  cloth: { value: 3, price: 2, opals: 2, higher: true, provenance: sources('book', 'ours') },
  silver: { value: 3, price: 3, opals: 2, higher: true, provenance: sources('derived', 'ours') },
  glass: { value: 4, price: 3, opals: 2, higher: true, provenance: sources('derived', 'ours') },
};

export const board: Board = {
  spaces: { village: 3, market: 3, road: 2, harbor: 2, farm: 2, mine: 2, forest: 2 },
  movement: 3,
  planning: { start: 4, most: 8 },
  travelerStrip: 3,
  road: ['planning', 'corn', 'planning', 'corn', 'planning', 'corn', 'planning', 'corn'],
  warehouse: {
    left: [
      { spaces: 3, points: 2 },
      { spaces: 3, points: 3 },
      { spaces: 3, points: 4 },
      { spaces: 3, points: 5 },
      { spaces: 3, points: 6 },
    ],
    right: [
      { spaces: 4, points: 8 },
      { spaces: 4, points: 9 },
      { spaces: 4, points: 10 },
      { spaces: 4, points: 11 },
      { spaces: 4, points: 12 },
    ],
  },
  strip: [0, 1, 2, 3, 4],
};

export const boardProvenance: ProvenanceOf<Board> = {
  spaces: {
    village: 'derived',
    market: 'ours',
    road: 'seen',
    harbor: 'seen',
    farm: 'seen',
    mine: 'seen',
    forest: 'seen',
  },
  movement: 'derived',
  planning: 'book',
  travelerStrip: 'ours',
  road: ['book', 'book', 'ours', 'ours', 'ours', 'ours', 'ours', 'ours'],
  warehouse: {
    left: [{ spaces: 'derived', points: 'ours' }, 'ours', 'ours', 'ours', 'ours'],
    right: 'ours',
  },
  strip: ['book', 'book', 'ours', 'ours', 'ours'],
};
