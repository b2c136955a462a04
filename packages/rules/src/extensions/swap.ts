import { drawTile } from '../drawing/bag.ts';
import { discardPlanned, eachPlanned } from '../drawing/drawing.ts';
import { GOOD_COUNT } from '../goods.ts';
import { tell } from '../log/log.ts';
import { argA, encode, MOVE, SOURCE } from '../moves/move.ts';
import { FRAME, pop, push } from '../state/frames.ts';
import type { Game } from '../state/game.ts';

/** X18, first: a tile from a planning space, or nothing. */
export function legalSwapOut(game: Game, seat: number, out: Int32Array): number {
  const n = eachPlanned(game, seat, MOVE.discard, out, 0);
  out[n] = encode(MOVE.decline);
  return n + 1;
}

export function applySwapOut(game: Game, seat: number, kind: number, move: number): void {
  pop(game.state, seat);
  if (kind === MOVE.decline) return;
  discardPlanned(game, seat, argA(move), SOURCE.planning);
  push(game.state, seat, FRAME.swapIn);
}

/** X18, then: one drawn from the bag, or one picked from the container, where the discarded tile now lies too. */
export function legalSwapIn(game: Game, seatNumber: number, out: Int32Array): number {
  const { container } = game.state.seats[seatNumber];
  let n = 0;
  out[n++] = encode(MOVE.draw, 1);
  for (let good = 0; good < GOOD_COUNT; good++) if (container[good] > 0) out[n++] = encode(MOVE.pick, good);
  return n;
}

export function applySwapIn(game: Game, seatNumber: number, kind: number, move: number): void {
  const seat = game.state.seats[seatNumber];
  pop(game.state, seatNumber);
  if (kind === MOVE.draw) {
    seat.planning[drawTile(game, seatNumber)]++; // never empty: the discarded tile is in the container (G31)
    return;
  }
  seat.container[argA(move)]--;
  seat.planning[argA(move)]++;
  tell(game, 'pickedFromContainer', seatNumber, argA(move));
}
