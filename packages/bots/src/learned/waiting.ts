import { GOOD_COUNT, LOCATION_COUNT } from '@altiplano/rules/engine';
import type { Board } from '../sheet/board.ts';
import * as at from '../sheet/sheet.ts';

/** By location and good: tiles that wait there. Then cards with all that they take or a part of it, and fares that lie ready. */
export const WAITING = LOCATION_COUNT * GOOD_COUNT + 3;
const CARDS = LOCATION_COUNT * GOOD_COUNT;
const FARES = CARDS + 2;

/** Writes what lies on the spaces for later rounds; `lying` is where the count of each place goes. */
export function writeWaiting(
  board: Board,
  sheet: at.Sheet,
  inputs: Float64Array,
  lying: number,
  from: number,
): void {
  for (let place = 0; place < board.sites.length; place++) {
    let count = 0;
    const things = at.LYING + place * at.THINGS;
    for (let thing = 0; thing < at.THINGS; thing++) {
      const tiles = sheet[things + thing];
      if (tiles === 0) continue;
      count += tiles;
      if (place < LOCATION_COUNT && thing < GOOD_COUNT) {
        inputs[from + place * GOOD_COUNT + thing] = tiles / 2;
      }
    }
    if (count === 0) continue;
    if (place < at.FIRST_CARD_PLACE) inputs[lying + place] = count / 3;
    const exchange = board.exchanges[place];
    if (exchange !== null) inputs[from + CARDS + (count === exchange.pays.length ? 0 : 1)] += 0.5;
  }
  for (let slot = 0; slot < board.slots; slot++) {
    if (sheet[at.FARE + slot] > 0) inputs[from + FARES] += 0.5;
  }
}
