import type { Board } from '@altiplano/rules/engine';
import type { ProvenanceOf } from '../provenance.ts';

export const board: Board = {
  spaces: { village: 3, market: 3, road: 2, harbor: 2, farm: 2, mine: 2, forest: 2 },
  movement: 3,
  planning: { start: 4, most: 8 },
  travelerStrip: 3,
  road: ['planning', 'corn', 'planning', 'corn', 'planning', 'corn', 'planning', 'corn'],
  warehouse: {
    left: [
      { spaces: 3, points: 3 },
      { spaces: 3, points: 5 },
      { spaces: 3, points: 6 },
      { spaces: 3, points: 8 },
      { spaces: 3, points: 9 },
    ],
    right: [
      { spaces: 4, points: 12 },
      { spaces: 4, points: 13 },
      { spaces: 4, points: 14 },
      { spaces: 4, points: 16 },
      { spaces: 4, points: 18 },
    ],
  },
  strip: [0, 1, 1, 2, 2],
};

export const boardProvenance: ProvenanceOf<Board> = {
  spaces: {
    village: 'derived',
    market: 'ours',
    // The wording leaves two or three; a review settles it.
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
