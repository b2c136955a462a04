import { CORN, FOOD, GOOD_COUNT, MARKET, VILLAGE } from '@altiplano/rules/engine';
import { countLacking, createLacking } from '../sheet/lacking.ts';
import * as at from '../sheet/sheet.ts';
import { withinReach } from '../sheet/tiles.ts';
import { rowFor } from '../sheet/warehouse.ts';
import type { Outlook } from './outlook.ts';

/** What each tile still missing takes off the points that would be reached. */
const PER_TILE = 0.2;

function share(missing: number): number {
  return Math.max(0, 1 - PER_TILE * missing);
}

/** The rows that tiles within reach complete; of those not begun only one, for one good alone can begin the next. */
function rowLure({ board }: Outlook, sheet: at.Sheet): number {
  const { rowSpaces, rowPoints } = board.game.tables;
  let worth = 0;
  let begins = 0;
  for (let good = 0; good < GOOD_COUNT; good++) {
    if (good === CORN || good === FOOD) continue;
    const row = rowFor(board, sheet, good);
    if (row < 0) continue;
    const missing = rowSpaces[row] - sheet[at.ROW_TILES + row];
    if (missing > withinReach(sheet, VILLAGE, good)) continue;
    const promise = share(missing) * (rowPoints[row] + board.rowPoints);
    if (sheet[at.ROW_TILES + row] > 0) worth += promise;
    else begins = Math.max(begins, promise);
  }
  return worth + begins;
}

const lacking = createLacking();

function ordersLure(outlook: Outlook, sheet: at.Sheet): number {
  const first = orderLure(outlook, sheet, sheet[at.ORDER], sheet[at.DELIVERED]);
  return first + orderLure(outlook, sheet, sheet[at.SECOND], sheet[at.SECOND_DELIVERED]);
}

function orderLure({ board }: Outlook, sheet: at.Sheet, order: number, delivered: number): number {
  if (order < 0) return 0;
  const { game } = board;
  const missing = countLacking(game, order, delivered, lacking);
  for (let good = 0; good < GOOD_COUNT; good++) {
    if (lacking[good] > 0 && lacking[good] > withinReach(sheet, MARKET, good)) return 0;
  }
  return share(missing) * (game.components.orders[order].points + board.orderPoints);
}

/**
 * In the last round, what rows and the order promise if this round's tiles complete them: the first tile brings nothing
 * by itself. It only points the way; a plan that stops halfway has nothing of it.
 */
export function lure(outlook: Outlook, sheet: at.Sheet): number {
  return outlook.rounds > 0 ? 0 : ordersLure(outlook, sheet) + rowLure(outlook, sheet);
}
