import { canDraw, drawTile } from '../drawing/bag.ts';
import { CORN, GOOD_COUNT } from '../goods.ts';
import { tell } from '../log/log.ts';
import { argB, argC, encode, MOVE, SOURCE } from '../moves/move.ts';
import { FRAME, frameArgument, pop, push, REST_TO } from '../state/frames.ts';
import { type Game, total } from '../state/game.ts';
import type { Seat } from '../state/state.ts';
import { canStore, isStarted } from '../warehouse/rows.ts';
import { storeTile } from '../warehouse/store.ts';

/** Draws tiles into the hand, to be stored in rows already started (Q24, X24). */
export function drawToStore(game: Game, seatNumber: number, tiles: number, restTo: number): void {
  const seat = game.state.seats[seatNumber];
  for (let count = tiles; count > 0; count--) {
    const good = drawTile(game, seatNumber);
    if (good < 0) break;
    seat.hand[good]++;
  }
  push(game.state, seatNumber, FRAME.storeDrawn, restTo);
}

/** X24: 10 tiles for each such extension; false if the seat has none. */
export function beginEndStoring(game: Game, seatNumber: number): boolean {
  const seat = game.state.seats[seatNumber];
  let tiles = 0;
  for (let i = 0; i < seat.extensionCount; i++) {
    const tile = seat.extensions[i];
    if (game.tables.extensionVerb[tile] === 'storeAtEnd') tiles += game.tables.extensionAmount[tile];
  }
  if (tiles === 0 || !canDraw(game, seatNumber)) return false;
  drawToStore(game, seatNumber, tiles, REST_TO.container);
  return true;
}

export function canStoreStarted(game: Game, seat: Seat, good: number, row: number): boolean {
  return good !== CORN && isStarted(seat, row) && canStore(game, seat, good, row);
}

export function legalStoreDrawn(game: Game, seatNumber: number, out: Int32Array): number {
  const seat = game.state.seats[seatNumber];
  let n = 0;
  for (let good = 0; good < GOOD_COUNT; good++) {
    if (seat.hand[good] === 0) continue;
    for (let row = 0; row < seat.rowGood.length; row++) {
      if (canStoreStarted(game, seat, good, row)) out[n++] = encode(MOVE.store, SOURCE.hand, good, row);
    }
  }
  out[n++] = encode(MOVE.finish);
  return n;
}

export function applyStoreDrawn(game: Game, seatNumber: number, kind: number, move: number): void {
  const seat = game.state.seats[seatNumber];
  if (kind === MOVE.store) {
    seat.hand[argB(move)]--;
    storeTile(game, seatNumber, argB(move), argC(move));
    if (total(seat.hand) > 0) return;
  }
  const rest = frameArgument(seat, 1) === REST_TO.bag ? seat.bag : seat.container;
  for (let good = 0; good < GOOD_COUNT; good++) {
    for (; seat.hand[good] > 0; seat.hand[good]--) {
      rest[good]++;
      if (rest === seat.bag) tell(game, 'returnedToBag', seatNumber, good);
      else tell(game, 'discarded', seatNumber, good, SOURCE.hand);
    }
  }
  pop(game.state, seatNumber);
}
