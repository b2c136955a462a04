import { COIN, distance, FOOD } from '@altiplano/rules/engine';
import { type Board } from './board.ts';
import * as at from './sheet.ts';
import { inHand, leaveHand, note, ON_SLOT } from './tiles.ts';

/** How a figure gets somewhere: by the free cart if it is left, or sparing it. */
export const BY = { any: 0, fares: 1 } as const;

/** Puts a fare from the hand on a free movement space: food, else a coin or what else pays (P4); false if there is none. */
function payFare(board: Board, sheet: at.Sheet, slot: number): boolean {
  for (let thing = FOOD; thing <= COIN; thing++) {
    if ((board.fareMask & (1 << thing)) === 0) continue;
    if (inHand(sheet, thing) === 0) continue;
    leaveHand(sheet, thing);
    note(ON_SLOT + slot, thing);
    sheet[at.FARE + slot] = thing + 1;
    return true;
  }
  return false;
}

function useSlot(sheet: at.Sheet, slot: number): void {
  const thing = sheet[at.FARE + slot] - 1;
  if (thing !== COIN) sheet[at.KEPT + thing]--;
  sheet[at.FARE + slot] = -1;
  if (sheet[at.CART + slot] === 1) sheet[at.CART + slot] = 2;
}

/**
 * Uses movement spaces with (or without) a ready cart on which a fare lies (or can be laid), until the steps are made.
 * The last first: of equal ones a new cart comes to the first without one, and what lies there waits for it.
 */
function walk(board: Board, sheet: at.Sheet, steps: number, withCart: boolean, ready: boolean): number {
  let left = steps;
  for (let slot = board.slots - 1; slot >= 0 && left > 0; slot--) {
    const fare = sheet[at.FARE + slot];
    if (ready ? fare <= 0 : fare !== 0) continue;
    if ((sheet[at.CART + slot] === 1) !== withCart) continue;
    if (!ready && !payFare(board, sheet, slot)) return left;
    useSlot(sheet, slot);
    left -= withCart ? 3 : board.footSteps;
  }
  return left;
}

/** How many movement spaces without a cart could carry, counting at most so many free ones. */
function footReach(board: Board, sheet: at.Sheet): number {
  let free = 0;
  let ready = 0;
  for (let slot = 0; slot < board.slots; slot++) {
    if (sheet[at.CART + slot] === 1) continue;
    if (sheet[at.FARE + slot] > 0) ready++;
    else if (sheet[at.FARE + slot] === 0) free++;
  }
  return (ready + Math.min(free, sheet[at.HAND + FOOD])) * board.footSteps;
}

/** Brings the figure to a location, paying what that costs on the sheet; false if it cannot get there. */
export function travelTo(board: Board, sheet: at.Sheet, location: number, by: number): boolean {
  const figure = sheet[at.FIGURE];
  if (figure === location) return true;
  sheet[at.FIGURE] = location;
  if (figure < 0) return true; // A2
  if (by === BY.any && sheet[at.FREE_CART_USES] > 0) {
    sheet[at.FREE_CART_USES]--;
    return true;
  }
  const steps = distance(board.game, figure, location);
  const onFoot = steps <= board.footSteps;
  if (onFoot && walk(board, sheet, steps, false, true) <= 0) return true;
  if (walk(board, sheet, steps, true, true) <= 0) return true;
  if (!onFoot && walk(board, sheet, steps, true, false) <= 0) return true;
  if (footReach(board, sheet) >= steps) {
    const left = walk(board, sheet, steps, false, true);
    if (left <= 0 || walk(board, sheet, left, false, false) <= 0) return true;
  }
  return walk(board, sheet, steps, true, false) <= 0;
}
