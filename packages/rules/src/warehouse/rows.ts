import { CORN, FOOD, GOOD_COUNT } from '../goods.ts';
import type { Game } from '../state/game.ts';
import type { Seat } from '../state/state.ts';

/** Rows count from 0 in the order in which they are started: left depot from the bottom, then the right (W1). */

export function isStarted(seat: Seat, row: number): boolean {
  return seat.rowTiles[row] > 0;
}

export function isComplete(game: Game, seat: Seat, row: number): boolean {
  return seat.rowTiles[row] === game.tables.rowSpaces[row];
}

export function isOpen(game: Game, seat: Seat, row: number): boolean {
  return isStarted(seat, row) && !isComplete(game, seat, row);
}

/** The row that the next new good starts (W1); −1 when all are started. */
export function nextRow(seat: Seat): number {
  return seat.rowTiles.indexOf(0);
}

/** Whether some open row collects this good; for corn: was started with corn. */
export function hasOpenRowOf(game: Game, seat: Seat, good: number): boolean {
  for (let row = 0; row < seat.rowGood.length; row++) {
    if (seat.rowGood[row] === good && isOpen(game, seat, row)) return true;
  }
  return false;
}

/** May this good, not corn, be stored in this row? (W2, W3, W7) */
function canStoreGood(game: Game, seat: Seat, good: number, row: number): boolean {
  if (good === FOOD) return false; // W7
  if (isStarted(seat, row)) return seat.rowGood[row] === good && isOpen(game, seat, row); // W2
  return row === nextRow(seat) && !hasOpenRowOf(game, seat, good); // W1, W3
}

/** May corn be stored in this row? (W5, W6) */
function canStoreCorn(game: Game, seat: Seat, row: number): boolean {
  if (hasOpenRowOf(game, seat, CORN)) return seat.rowGood[row] === CORN && isOpen(game, seat, row); // W6
  return isStarted(seat, row) ? isOpen(game, seat, row) : row === nextRow(seat); // W5
}

export function canStore(game: Game, seat: Seat, good: number, row: number): boolean {
  return good === CORN ? canStoreCorn(game, seat, row) : canStoreGood(game, seat, good, row);
}

export function fitsSomewhere(game: Game, seat: Seat, good: number): boolean {
  for (let row = 0; row < seat.rowGood.length; row++) if (canStore(game, seat, good, row)) return true;
  return false;
}

/** May this corn move? (Q22) */
export function canMoveCorn(game: Game, seat: Seat, from: number, to: number): boolean {
  return from !== to && seat.rowCorn[from] > 0 && seat.rowTiles[from] > 1 && isOpen(game, seat, to);
}

export function completeRows(game: Game, seat: Seat): number {
  let count = 0;
  for (let row = 0; row < seat.rowTiles.length; row++) if (isComplete(game, seat, row)) count++;
  return count;
}

/** Tiles of a good in the warehouse; corn never counts as what it stands in for (W9). */
export function storedOf(seat: Seat, good: number): number {
  let count = 0;
  for (let row = 0; row < seat.rowTiles.length; row++) {
    if (good === CORN) count += seat.rowCorn[row];
    else if (seat.rowGood[row] === good) count += seat.rowTiles[row] - seat.rowCorn[row];
  }
  return count;
}

export function storedKinds(seat: Seat): number {
  let kinds = 0;
  for (let good = 0; good < GOOD_COUNT; good++) if (storedOf(seat, good) > 0) kinds++;
  return kinds;
}
