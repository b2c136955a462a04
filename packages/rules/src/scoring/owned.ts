import type { Game } from '../state/game.ts';
import { countOn, siteAt, siteTotal } from '../state/spaces.ts';
import { storedOf } from '../warehouse/rows.ts';

/** Own tiles of a good as V1 counts them: everywhere but on orders and trading spaces. */
export function ownedTiles(game: Game, seatNumber: number, good: number): number {
  const seat = game.state.seats[seatNumber];
  let count =
    seat.bag[good] + seat.container[good] + seat.planning[good] + seat.hand[good] + storedOf(seat, good);
  const sites = siteTotal(game, seatNumber);
  for (let k = 0; k < sites; k++) count += countOn(game, seatNumber, siteAt(game, seatNumber, k), good);
  return count;
}
