import { COIN } from '../goods.ts';
import { MOVEMENT_SITE } from '../components/sites.ts';
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

/** A whole turn of the ring, as bits of places. */
const RING = (1 << LOCATION_COUNT) - 1;
/** No place of the ring is farther than this from another. */
const FARTHEST = 3;

/** By number of steps: the ring's places from which, with so many, a location with an action can be reached (A3). */
export type Reach = Int32Array;
const reach: Reach = new Int32Array(FARTHEST + 1);

/** The reach of these locations, given as bits. */
export function reachOf(game: Game, locations: number): Reach {
  let places = 0;
  for (let location = 0; location < LOCATION_COUNT; location++) {
    if ((locations & (1 << location)) !== 0) places |= 1 << game.state.ringPlace[location];
  }
  for (let steps = 0; steps <= FARTHEST; steps++) {
    reach[steps] = places;
    const on = (places << 1) | (places >> (LOCATION_COUNT - 1));
    const back = (places >> 1) | (places << (LOCATION_COUNT - 1));
    places = (places | on | back) & RING;
  }
  return reach;
}

/** Whether with so many steps an action can be reached from a location. */
export function canReach(game: Game, within: Reach, from: number, steps: number): boolean {
  return (within[Math.min(steps, FARTHEST)] & (1 << game.state.ringPlace[from])) !== 0;
}

function appendBy(
  game: Game,
  figure: number,
  means: number,
  steps: number,
  within: Reach | null,
  rest: number,
  out: Int32Array,
  n: number,
): number {
  let next = n;
  for (let to = 0; to < LOCATION_COUNT; to++) {
    if (to === figure || distance(game, figure, to) > steps) continue;
    if (within === null || canReach(game, within, to, rest)) out[next++] = encode(MOVE.travel, to, means);
  }
  return next;
}

/** Appends every move of the figure; before the action only those that leave one within reach (A3). */
export function appendTravel(
  game: Game,
  seatNumber: number,
  within: Reach | null,
  all: number,
  out: Int32Array,
  n: number,
): number {
  const { figure } = game.state.seats[seatNumber];
  if (figure < 0) return n;
  let next = n;
  if (freeCartUses(game, seatNumber) > 0) {
    next = appendBy(game, figure, FREE_CART, CART_STEPS, within, all - CART_STEPS, out, next);
  }
  for (let slot = 0; slot < game.tables.movement; slot++) {
    const steps = slotSteps(game, seatNumber, slot);
    if (steps > 0) next = appendBy(game, figure, slot, steps, within, all - steps, out, next);
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
