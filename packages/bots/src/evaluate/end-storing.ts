import { CORN, type Game, GOOD_COUNT } from '@altiplano/rules/engine';
import * as at from '../sheet/sheet.ts';
import type { Outlook } from './outlook.ts';

const MOST_SPACES = 16;
/** By tiles drawn of a kind so far, all that are needed last: the chance of it. */
const drawn = new Float64Array(MOST_SPACES + 1);

/** That of so many tiles, drawn out of all without looking, at least those needed are of a kind with so many tiles. */
export function chanceToDraw(needed: number, ofKind: number, all: number, tiles: number): number {
  if (needed > ofKind || needed > tiles || needed > MOST_SPACES) return 0;
  if (tiles >= all) return 1;
  drawn.fill(0);
  drawn[0] = 1;
  for (let tile = 0; tile < ofKind; tile++) {
    for (let count = Math.min(tile, needed - 1); count >= 0; count--) {
      const chance = drawn[count] * Math.max(0, (tiles - count) / (all - tile));
      drawn[count] -= chance;
      drawn[count + 1] += chance;
    }
  }
  return drawn[needed];
}

function tilesOf({ tables }: Game, extension: number): number {
  return extension >= 0 && tables.extensionVerb[extension] === 'storeAtEnd'
    ? tables.extensionAmount[extension]
    : 0;
}

/** Tiles that a seat's extensions draw before scoring (X24). */
export function tilesDrawnAtEnd(game: Game, seatNumber: number): number {
  const { extensions, extensionCount } = game.state.seats[seatNumber];
  let tiles = 0;
  for (let i = 0; i < extensionCount; i++) tiles += tilesOf(game, extensions[i]);
  return tiles;
}

/** The points that rows begun may expect of the tiles drawn before scoring, if that were now: those in bag and container. */
export function endStoring({ board, drawnAtEnd }: Outlook, sheet: at.Sheet): number {
  const tiles = drawnAtEnd + tilesOf(board.game, sheet[at.NEW_EXTENSION] - 1);
  if (tiles === 0) return 0;
  let all = 0;
  for (let good = 0; good < GOOD_COUNT; good++) all += sheet[at.OWN + good] - sheet[at.KEPT + good];
  const { rowSpaces, rowPoints } = board.game.tables;
  let points = 0;
  for (let row = 0; row < board.rows && sheet[at.ROW_TILES + row] > 0; row++) {
    const missing = rowSpaces[row] - sheet[at.ROW_TILES + row];
    const good = sheet[at.ROW_GOOD + row];
    if (missing === 0 || good === CORN) continue;
    const chance = chanceToDraw(missing, sheet[at.OWN + good] - sheet[at.KEPT + good], all, tiles);
    points += chance * (rowPoints[row] + board.rowPoints);
  }
  return points;
}
