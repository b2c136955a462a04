import { CORN } from '@altiplano/rules/engine';
import type { Board } from './board.ts';
import * as at from './sheet.ts';

function isOpen(board: Board, sheet: at.Sheet, row: number): boolean {
  const tiles = sheet[at.ROW_TILES + row];
  return tiles > 0 && tiles < board.game.tables.rowSpaces[row];
}

/** The row that a good, not corn, goes into (W1–W3); −1 if none. Of two open rows of it the fuller. */
export function rowFor(board: Board, sheet: at.Sheet, good: number): number {
  let best = -1;
  let next = -1;
  for (let row = 0; row < board.rows; row++) {
    if (sheet[at.ROW_TILES + row] === 0) {
      if (next < 0) next = row;
    } else if (sheet[at.ROW_GOOD + row] === good && isOpen(board, sheet, row)) {
      if (best < 0 || missing(board, sheet, row) < missing(board, sheet, best)) best = row;
    }
  }
  return best >= 0 ? best : next;
}

export function missing(board: Board, sheet: at.Sheet, row: number): number {
  return board.game.tables.rowSpaces[row] - sheet[at.ROW_TILES + row];
}

/** The row for a corn: its own if one is open (W6), else the open row that lacks least, the more valuable first; −1 if none. */
export function rowForCorn(board: Board, sheet: at.Sheet): number {
  const { rowPoints } = board.game.tables;
  let best = -1;
  let bestWorth = 0;
  for (let row = 0; row < board.rows; row++) {
    if (!isOpen(board, sheet, row)) continue;
    if (sheet[at.ROW_GOOD + row] === CORN) return row;
    const lacking = missing(board, sheet, row);
    // A good that is plentiful needs no stand-in.
    const own = Math.min(sheet[at.OWN + sheet[at.ROW_GOOD + row]], lacking);
    const worth = (rowPoints[row] + 4 * (lacking - own)) / (lacking + 1);
    if (best < 0 || worth > bestWorth) {
      best = row;
      bestWorth = worth;
    }
  }
  return best >= 0 ? best : rowFor(board, sheet, CORN);
}

/** Puts a tile into a row; a completed one pays what assets promise. */
export function storeInRow(board: Board, sheet: at.Sheet, good: number, row: number): void {
  if (sheet[at.ROW_TILES + row] === 0) sheet[at.ROW_GOOD + row] = good;
  sheet[at.ROW_TILES + row]++;
  sheet[at.STORED + good]++;
  if (good === CORN) sheet[at.ROW_CORN + row]++;
  if (missing(board, sheet, row) === 0) sheet[at.POINTS] += board.rowPoints;
}
