import type { Good } from '@altiplano/rules';

/**
 * The outline of each good's tile, no two alike, so that goods differ without colour and without their picture.
 * Drawn in a box of 48 by 48; the tile's thickness takes the lowest three units.
 */
export const GOOD_SHAPES: Record<Good, string> = {
  food: 'M24 2a20.5 20.5 0 1 1 0 41a20.5 20.5 0 1 1 0-41z',
  corn: 'M22 2.2q2-1.6 4 0C35 8.5 41 14 41 22.5S35 36.5 26 42.8q-2 1.6-4 0C13 36.5 7 31 7 22.5S13 8.5 22 2.2z',
  wood: 'M5 5.5h38q3 0 3 3v28q0 3-3 3H5q-3 0-3-3v-28q0-3 3-3z',
  stone:
    'M11.5 6.5L31 2.5q3-.5 4.5 2L45 20q1.2 2 .6 4.5L41 40q-.8 2.8-3.8 2.9L9 42q-3 0-3.6-3L2.2 22q-.4-2 .6-4L8.5 8.5q1-1.6 3-2z',
  fish: 'M2.5 20.8C8 12 14.5 5 24 5s16 7 21.5 15.8q1 1.7 0 3.4C40 33 33.5 40 24 40S8 33 2.5 24.2q-1-1.7 0-3.4z',
  alpaca: 'M5 22C5 10.5 13.5 2 24 2s19 8.5 19 20v17.5q0 3.5-3.5 3.5h-31Q5 43 5 39.5z',
  cacao: 'M41.5 2q2.5 0 2.5 2.5V22c0 12-9 21-21 21H6.5Q4 43 4 40.5V23C4 11 13 2 25 2z',
  ore: 'M22 2.3q2-1.1 4 0L41.5 11q2 1.2 2 3.5v16q0 2.3-2 3.5L26 42.7q-2 1.1-4 0L6.5 34q-2-1.2-2-3.5v-16q0-2.3 2-3.5z',
  wool: 'M24 6.2a8 8 0 0 1 13.2 2.3 8 8 0 0 1 5 12.7 8 8 0 0 1-3.6 13.5A8 8 0 0 1 24 39.5a8 8 0 0 1-14.6-4.8A8 8 0 0 1 5.8 21.2a8 8 0 0 1 5-12.7A8 8 0 0 1 24 6.2z',
  cloth: 'M12.5 2.5h23v5H40.5v5h5v20.5h-5v5h-5v5h-23v-5h-5v-5h-5V12.5h5v-5h5z',
  silver: 'M13 4.5h22q2.7 0 3.5 2.7L46 37.5q1 4-3.2 4H5.2Q1 41.5 2 37.5L9.5 7.2Q10.3 4.5 13 4.5z',
  glass: 'M6 3h36q3 0 3 3v13C45 31 35.5 38.5 26.5 42.6q-2.5 1.1-5 0C12.5 38.5 3 31 3 19V6q0-3 3-3z',
};
