import { COIN } from '../goods.ts';
import { MOVEMENT_SITE } from '../components/tables.ts';
import { LOCATION_COUNT } from '../locations.ts';
import { tell } from '../log/log.ts';
import { encode, FREE_CART, MOVE } from '../moves/move.ts';
import type { Game } from '../state/game.ts';
import { firstCell, thingIn } from '../state/spaces.ts';
import { assetMost, assetSum, eventAmount } from '../state/supply.ts';

/** A cart goes up to three steps (A10, A11). */
export const CART_STEPS = 3;
/** The free cart given up for this round (Q25): no use is left, however many there would be. */
export const GIVEN_UP = 99;

export function distance(game: Game, from: number, to: number): number {
  const { ringPlace } = game.state;
  const apart = Math.abs(ringPlace[from] - ringPlace[to]);
  return Math.min(apart, LOCATION_COUNT - apart);
}

/** Uses of the free cart that are left this round (A10). */
export function freeCartUses(game: Game, seatNumber: number): number {
  return Math.max(0, 1 + assetSum(game, seatNumber, 'freeCartUses') - game.state.seats[seatNumber].freeCart);
}

/** Steps of a move without a cart: 1, or what Q14 or an asset gives; they do not add up (G15). */
function footSteps(game: Game, seatNumber: number): number {
  return Math.max(1, eventAmount(game, 'longerSteps'), assetMost(game, seatNumber, 'steps'));
}

/** How far a movement space carries now: nothing without its food, three steps with a ready cart (A11). */
export function slotSteps(game: Game, seatNumber: number, slot: number): number {
  if (game.state.cells[firstCell(game, seatNumber, MOVEMENT_SITE + slot)] === 0) return 0;
  return game.state.seats[seatNumber].carts[slot] === 1 ? CART_STEPS : footSteps(game, seatNumber);
}

/** How far all means together carry. */
export function totalSteps(game: Game, seatNumber: number): number {
  let steps = freeCartUses(game, seatNumber) * CART_STEPS;
  for (let slot = 0; slot < game.tables.movement; slot++) steps += slotSteps(game, seatNumber, slot);
  return steps;
}

function appendBy(
  game: Game,
  seatNumber: number,
  means: number,
  steps: number,
  needed: Int32Array | null,
  rest: number,
  out: Int32Array,
  n: number,
): number {
  const { figure } = game.state.seats[seatNumber];
  let next = n;
  for (let to = 0; to < LOCATION_COUNT; to++) {
    if (to === figure || distance(game, figure, to) > steps) continue;
    if (needed === null || needed[to] <= rest) out[next++] = encode(MOVE.travel, to, means);
  }
  return next;
}

/**
 * Appends every move of the figure. Before the action (A3) `needed` says how many steps each location is from an
 * action; a move must leave that many.
 */
export function appendTravel(
  game: Game,
  seatNumber: number,
  needed: Int32Array | null,
  out: Int32Array,
  n: number,
): number {
  if (game.state.seats[seatNumber].figure < 0) return n;
  const all = needed === null ? 0 : totalSteps(game, seatNumber);
  let next = n;
  if (freeCartUses(game, seatNumber) > 0) {
    next = appendBy(game, seatNumber, FREE_CART, CART_STEPS, needed, all - CART_STEPS, out, next);
  }
  for (let slot = 0; slot < game.tables.movement; slot++) {
    const steps = slotSteps(game, seatNumber, slot);
    if (steps > 0) next = appendBy(game, seatNumber, slot, steps, needed, all - steps, out, next);
  }
  return next;
}

/** Moves the figure and uses up the means. */
export function travel(game: Game, seatNumber: number, to: number, means: number): void {
  const seat = game.state.seats[seatNumber];
  const from = seat.figure;
  seat.figure = to;
  tell(game, 'traveled', seatNumber, from, to, means);
  if (means === FREE_CART) {
    seat.freeCart++;
    return;
  }
  const cell = firstCell(game, seatNumber, MOVEMENT_SITE + means);
  const thing = thingIn(game.state.cells[cell]);
  game.state.cells[cell] = 0;
  if (seat.carts[means] === 1) seat.carts[means] = 2;
  if (thing !== COIN) seat.container[thing]++; // X17: a coin goes to the supply
  tell(game, 'spent', seatNumber, thing, MOVEMENT_SITE + means);
}
