import type { Good } from '@altiplano/rules';

/** The face of each good's tile and its edge in shadow. */
export interface GoodColors {
  face: string;
  side: string;
}

export const GOOD_COLORS: Record<Good, GoodColors> = {
  food: { face: '#c4591c', side: '#7d330d' },
  corn: { face: '#3f7d38', side: '#1f4a1d' },
  wood: { face: '#87552d', side: '#4f2e14' },
  stone: { face: '#6d7176', side: '#3c4044' },
  fish: { face: '#1f6fa8', side: '#0e4068' },
  alpaca: { face: '#bb4763', side: '#742338' },
  cacao: { face: '#5d2531', side: '#310f17' },
  ore: { face: '#3a3533', side: '#191514' },
  wool: { face: '#6f569e', side: '#3f2d64' },
  cloth: { face: '#a8202e', side: '#620d17' },
  silver: { face: '#c3cfda', side: '#7f8f9f' },
  glass: { face: '#12807b', side: '#064b48' },
};
