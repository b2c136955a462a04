import { type Game, GOOD_COUNT, NEUTRAL } from '@altiplano/rules/engine';
import * as at from './sheet.ts';

/** Bits for each good: two for all twelve are what one number has room for. */
const BITS = 2;
/** Of more than this of a kind on one space a sheet sees, and a round takes, only so many. */
export const MOST_TRADED = (1 << BITS) - 1;

/** The tiles on a trading space: a seat's, or the neutral one. */
export function tradedTiles({ state }: Game, from: number): readonly number[] {
  return from === NEUTRAL ? state.neutral : state.seats[from].trading;
}

/** Writes down what a seat could buy from others' trading spaces and the neutral one (T12). */
export function readTrading(game: Game, seat: number, sheet: at.Sheet): void {
  const { seats } = game.state;
  for (let from = 0; from <= NEUTRAL; from++) {
    if (from === seat || (from >= seats.length && from !== NEUTRAL)) continue;
    const tiles = tradedTiles(game, from);
    let packed = 0;
    for (let good = 0; good < GOOD_COUNT; good++)
      packed |= Math.min(MOST_TRADED, tiles[good]) << (BITS * good);
    sheet[at.TRADING + from] = packed;
  }
}

/** Takes a good off a trading space; false if none is left there. */
export function takeTraded(sheet: at.Sheet, from: number, good: number): boolean {
  if (((sheet[at.TRADING + from] >> (BITS * good)) & MOST_TRADED) === 0) return false;
  sheet[at.TRADING + from] -= 1 << (BITS * good);
  return true;
}
