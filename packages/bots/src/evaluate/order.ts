import { GOOD_COUNT } from '@altiplano/rules';
import { countLacking, createLacking } from '../sheet/lacking.ts';
import * as at from '../sheet/sheet.ts';
import type { Outlook } from './outlook.ts';

const lacking = createLacking();

/** A36: the corn that comes with a fulfilled order. */
const CORN_OF_ORDER = 2;

/** Never as much as one fulfilled, and nothing where so much work is left. */
const NEARLY_DONE = 0.95;
const TOO_MUCH_WORK = 6;

/** The tiles that an order still lacks, those not owned by the work to come by them. */
function workLeft({ board, make }: Outlook, sheet: at.Sheet): number {
  let work = countLacking(board.game, sheet[at.ORDER], sheet[at.DELIVERED], lacking);
  for (let good = 0; good < GOOD_COUNT; good++) {
    const wanting = lacking[good] - sheet[at.OWN + good];
    if (lacking[good] > 0 && wanting > 0) work += make[good] * wanting;
  }
  return work;
}

/** How far the open order is, as a share of one fulfilled: what it lacks counts the same early and late. */
export function orderProgress(outlook: Outlook, sheet: at.Sheet): number {
  if (sheet[at.ORDER] < 0) return 0;
  return Math.max(0, NEARLY_DONE - workLeft(outlook, sheet) / TOO_MUCH_WORK);
}

/** What the open order promises: its points by the chance to fulfil it, less what the missing tiles cost. */
export function orderWorth(outlook: Outlook, sheet: at.Sheet): number {
  const order = sheet[at.ORDER];
  if (order < 0 || outlook.rounds <= 0) return 0;
  const { weights, board, make } = outlook;
  const { game } = board;
  let work = countLacking(game, order, sheet[at.DELIVERED], lacking);
  let cost = 0;
  for (let good = 0; good < GOOD_COUNT; good++) {
    if (lacking[good] === 0) continue;
    // A tile delivered scores nowhere else.
    cost += lacking[good] * (weights.orderTile + game.tables.value[good]);
    const wanting = lacking[good] - sheet[at.OWN + good];
    if (wanting > 0) work += weights.orderMake * make[good] * wanting;
  }
  const chance = Math.exp((-weights.orderEffort * work) / (outlook.rounds + 0.5));
  const points = game.components.orders[order].points + board.orderPoints + CORN_OF_ORDER;
  return Math.max(0, points * chance - cost);
}
