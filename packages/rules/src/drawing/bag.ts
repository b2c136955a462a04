import { below, STREAM } from '../chance/chance.ts';
import { GOOD_COUNT } from '../goods.ts';
import { tell } from '../log/log.ts';
import { type Game, total } from '../state/game.ts';

/** Whether anything can still be drawn: from the bag, or once the container is emptied into it. */
export function canDraw(game: Game, seatNumber: number): boolean {
  const seat = game.state.seats[seatNumber];
  return total(seat.bag) + total(seat.container) > 0;
}

/** Empties the container into the bag (D4, Q34). */
export function refillBag(game: Game, seatNumber: number): void {
  const seat = game.state.seats[seatNumber];
  for (let good = 0; good < GOOD_COUNT; good++) {
    seat.bag[good] += seat.container[good];
    seat.container[good] = 0;
  }
  tell(game, 'bagRefilled', seatNumber);
}

/** Draws one tile at random out of the bag, which is refilled if it is empty (D4); −1 if both are empty. */
export function drawTile(game: Game, seatNumber: number): number {
  const { state } = game;
  const seat = state.seats[seatNumber];
  let tiles = total(seat.bag);
  if (tiles === 0) {
    if (total(seat.container) === 0) return -1;
    refillBag(game, seatNumber);
    tiles = total(seat.bag);
  }
  let place = below(game.chance, state.counters, STREAM.bag + seatNumber, tiles);
  let good = 0;
  while (place >= seat.bag[good]) place -= seat.bag[good++];
  seat.bag[good]--;
  state.revealed++;
  tell(game, 'drew', seatNumber, good);
  return good;
}
