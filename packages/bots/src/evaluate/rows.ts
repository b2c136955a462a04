import { CORN } from '@altiplano/rules/engine';
import * as at from '../sheet/sheet.ts';
import { MOST_MISSING, type Outlook } from './outlook.ts';

/** What rows begun promise: their points by the chance to complete them, less what the missing tiles cost. */
export function openRows(outlook: Outlook, sheet: at.Sheet): number {
  const { weights, rowChance, board } = outlook;
  const { rowSpaces, rowPoints } = board.game.tables;
  let worth = 0;
  for (let row = 0; row < board.rows; row++) {
    const tiles = sheet[at.ROW_TILES + row];
    if (tiles === 0) {
      worth += weights.rowNext * rowPoints[row] * outlook.chance[4];
      break;
    }
    const missing = rowSpaces[row] - tiles;
    if (missing === 0) continue;
    const good = sheet[at.ROW_GOOD + row];
    const wanting = good === CORN ? missing : Math.max(0, missing - sheet[at.OWN + good]);
    const promise =
      (rowPoints[row] + board.rowPoints) * rowChance[missing * MOST_MISSING + wanting] -
      weights.rowTile * missing;
    if (promise > 0) worth += promise;
  }
  return worth;
}

/** V5 */
export function rowPointsNow(outlook: Outlook, sheet: at.Sheet): number {
  const { board } = outlook;
  const { rowSpaces, rowPoints } = board.game.tables;
  let points = 0;
  for (let row = 0; row < board.rows; row++) {
    const tiles = sheet[at.ROW_TILES + row];
    if (tiles === 0) break;
    if (tiles === rowSpaces[row]) points += rowPoints[row];
  }
  return points;
}
