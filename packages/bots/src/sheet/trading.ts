import { type Game, GOOD_COUNT, NEUTRAL } from '@altiplano/rules';
import * as at from './sheet.ts';

/** Two bits for each good: of more than three of a kind on one space a round takes only three. */
const BITS = 2;
const MOST = 3;

/** Writes down what a seat could buy from others' trading spaces and the neutral one (T12). */
export function readTrading(game: Game, seat: number, sheet: at.Sheet): void {
  const { seats, neutral } = game.state;
  for (let from = 0; from <= NEUTRAL; from++) {
    if (from === seat || (from >= seats.length && from !== NEUTRAL)) continue;
    const tiles = from === NEUTRAL ? neutral : seats[from].trading;
    let packed = 0;
    for (let good = 0; good < GOOD_COUNT; good++) packed |= Math.min(MOST, tiles[good]) << (BITS * good);
    sheet[at.TRADING + from] = packed;
  }
}

/** Takes a good off a trading space; false if none is left there. */
export function takeTraded(sheet: at.Sheet, from: number, good: number): boolean {
  if (((sheet[at.TRADING + from] >> (BITS * good)) & MOST) === 0) return false;
  sheet[at.TRADING + from] -= 1 << (BITS * good);
  return true;
}
