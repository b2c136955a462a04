import * as at from '../sheet/sheet.ts';

/** What a mind in the mood for trying may fancy. */
export const WHIMS = [
  'order',
  'boat',
  'house',
  'road',
  'extension',
  'cart',
  'asset',
  'opal',
  'store',
  'coin',
] as const;

/** An open order counts in part, never as much as one fulfilled. */
const ORDER_IN_FULL = 20;
const MOST_OPEN = 0.7;

/** The points that a sheet is worth to whims alone; `order` is what an open order promises. */
export function whimWorth(whims: readonly number[], sheet: at.Sheet, slots: number, order: number): number {
  let carts = 0;
  for (let slot = 0; slot < slots; slot++) if (sheet[at.CART + slot] > 0) carts++;
  let stored = 0;
  for (let good = 0; good < 12; good++) stored += sheet[at.STORED + good];
  return (
    whims[0] * (Math.min(MOST_OPEN, order / ORDER_IN_FULL) + sheet[at.ORDERS]) +
    whims[1] * sheet[at.BOATS] +
    whims[2] * sheet[at.HOUSES] +
    whims[3] * sheet[at.ROAD_STEPS] +
    whims[4] * (sheet[at.NEW_EXTENSION] > 0 ? 1 : 0) +
    whims[5] * carts +
    whims[6] * (sheet[at.NEW_ASSET] > 0 ? 1 : 0) +
    whims[7] * sheet[at.OPALS] +
    whims[8] * stored +
    whims[9] * Math.min(6, sheet[at.COINS])
  );
}
