import { GOOD_COUNT } from '@altiplano/rules/engine';
import { countLacking, createLacking } from '../sheet/lacking.ts';
import * as at from '../sheet/sheet.ts';
import { exponential } from './exponential.ts';
import type { Outlook } from './outlook.ts';

const lacking = createLacking();

/** A36: the corn that comes with a fulfilled order. */
const CORN_OF_ORDER = 2;

/** What the open orders promise. */
export function orderWorth(outlook: Outlook, sheet: at.Sheet): number {
  const first = promiseOf(outlook, sheet, sheet[at.ORDER], sheet[at.DELIVERED]);
  return first + promiseOf(outlook, sheet, sheet[at.SECOND], sheet[at.SECOND_DELIVERED]);
}

/** What an order promises: its points by the chance to fulfil it, less what the missing tiles cost. */
function promiseOf(outlook: Outlook, sheet: at.Sheet, order: number, delivered: number): number {
  if (order < 0 || outlook.rounds <= 0) return 0;
  const { weights, board, make } = outlook;
  const { game } = board;
  let work = countLacking(game, order, delivered, lacking);
  let cost = 0;
  for (let good = 0; good < GOOD_COUNT; good++) {
    if (lacking[good] === 0) continue;
    // A tile delivered scores nowhere else.
    cost += lacking[good] * (weights.orderTile + game.tables.value[good]);
    const wanting = lacking[good] - sheet[at.OWN + good];
    if (wanting > 0) work += weights.orderMake * make[good] * wanting;
  }
  const chance = exponential((-weights.orderEffort * work) / (outlook.rounds + 0.5));
  const points = game.components.orders[order].points + board.orderPoints + CORN_OF_ORDER;
  return Math.max(0, points * chance - cost);
}
