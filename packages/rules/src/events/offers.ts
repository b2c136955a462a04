import { canBuildRoad } from '../actions/building.ts';
import { freeCartUses } from '../actions/movement.ts';
import { appendDeliveries } from '../actions/orders.ts';
import { appendCarts } from '../actions/village.ts';
import { canDraw } from '../drawing/bag.ts';
import { eachPlanned, unlockedSpaces } from '../drawing/drawing.ts';
import { ALL_GOODS, CORN, GOOD_COUNT } from '../goods.ts';
import { LOCATION_COUNT } from '../locations.ts';
import { createMoveBuffer, encode, MOVE, SOURCE } from '../moves/move.ts';
import { type Game, total } from '../state/game.ts';
import { countOn, siteAt, siteTotal, thingsOn } from '../state/spaces.ts';
import { canMoveCorn, canStore } from '../warehouse/rows.ts';
import { isOffer } from './verbs.ts';

/** Every way in which a seat can use the event in force; none: it is not asked (Q39). */
export function appendOffer(game: Game, seatNumber: number, out: Int32Array): number {
  const { state, tables } = game;
  const seat = state.seats[seatNumber];
  const amount = tables.eventAmount[state.event];
  const verb = tables.eventVerb[state.event];
  if (!isOffer(verb)) return 0;
  switch (verb) {
    case 'offerCart':
      return appendCarts(game, seat, amount, out, 0);
    case 'offerGood':
      return acceptIf(state.supply[tables.eventGood[state.event]] > 0 && seat.coins >= amount, out); // Q38
    case 'offerRoad':
      return acceptIf(canBuildRoad(game, seatNumber), out); // G14
    case 'offerPoints':
      return payments(Math.min(seat.coins, amount), out);
    case 'offerFigure':
      return otherLocations(seat.figure, out);
    case 'offerCornMove':
      return cornMoves(game, seatNumber, out);
    case 'offerDrawAndStore':
    case 'offerDrawAndPlace':
      return acceptIf(canDraw(game, seatNumber), out);
    case 'offerFreeCart':
      return acceptIf(freeCartUses(game, seatNumber) > 0, out);
    case 'offerGoodReturn':
      return sourcesOf(game, seatNumber, tables.eventGood[state.event], out);
    case 'offerPlanningSpace':
      return acceptIf(unlockedSpaces(game, seatNumber) < tables.planningMost, out);
    case 'offerFewerPlanning':
      return acceptIf(total(seat.planning) < unlockedSpaces(game, seatNumber), out); // G21
    case 'offerExtensionRemoval':
      return removals(game, seatNumber, out);
    case 'offerRearranging':
      return acceptIf(hasMovable(game, seatNumber), out);
    case 'offerCartReturn':
      return cartReturns(seat.carts, out);
    case 'offerRefill':
      return acceptIf(total(seat.container) > 0, out);
    case 'offerStoreDrawn':
      return storeOrDeliver(game, seatNumber, out);
    case 'offerDiscardDrawn':
      return eachPlanned(game, seatNumber, MOVE.discard, out, 0);
  }
}

/**
 * Whether a seat is asked: if it can use the event as far as all can see (Q39, K2). For a good to be given back that
 * means a visible one, or any tile in bag or container, so that being asked tells nothing about what is in there.
 */
export function isAsked(game: Game, seatNumber: number): boolean {
  if (appendOffer(game, seatNumber, scratch) > 0) return true;
  const seat = game.state.seats[seatNumber];
  const byGood = game.tables.eventVerb[game.state.event] === 'offerGoodReturn';
  return byGood && total(seat.bag) + total(seat.container) > 0;
}

const scratch = createMoveBuffer();

function acceptIf(possible: boolean, out: Int32Array): number {
  if (!possible) return 0;
  out[0] = encode(MOVE.accept);
  return 1;
}

function payments(most: number, out: Int32Array): number {
  for (let coins = 1; coins <= most; coins++) out[coins - 1] = encode(MOVE.pay, coins);
  return most;
}

function otherLocations(figure: number, out: Int32Array): number {
  let n = 0;
  for (let location = 0; location < LOCATION_COUNT; location++) {
    if (location !== figure) out[n++] = encode(MOVE.setFigure, location);
  }
  return n;
}

/** Q22 */
function cornMoves(game: Game, seatNumber: number, out: Int32Array): number {
  const seat = game.state.seats[seatNumber];
  let n = 0;
  for (let from = 0; from < seat.rowGood.length; from++) {
    for (let to = 0; to < seat.rowGood.length; to++) {
      if (canMoveCorn(game, seat, from, to)) out[n++] = encode(MOVE.moveCorn, from, to);
    }
  }
  return n;
}

/** Q26: from anywhere but orders and the warehouse. */
function sourcesOf(game: Game, seatNumber: number, good: number, out: Int32Array): number {
  const seat = game.state.seats[seatNumber];
  let n = 0;
  if (seat.bag[good] > 0) out[n++] = encode(MOVE.giveBack, SOURCE.bag);
  if (seat.container[good] > 0) out[n++] = encode(MOVE.giveBack, SOURCE.container);
  if (seat.planning[good] > 0) out[n++] = encode(MOVE.giveBack, SOURCE.planning);
  const sites = siteTotal(game, seatNumber);
  for (let k = 0; k < sites; k++) {
    const site = siteAt(game, seatNumber, k);
    if (countOn(game, seatNumber, site, good) > 0) out[n++] = encode(MOVE.giveBack, site);
  }
  return n;
}

/** Q29: by the letter of the tile. */
function removals(game: Game, seatNumber: number, out: Int32Array): number {
  const seat = game.state.seats[seatNumber];
  const letters = game.tables.eventLetters[game.state.event];
  let n = 0;
  for (let i = 0; i < seat.extensionCount; i++) {
    const tile = seat.extensions[i];
    if (letters.includes(game.components.extensions[tile].letter))
      out[n++] = encode(MOVE.removeExtension, tile);
  }
  return n;
}

/** What Q30 may move: goods on own action spaces, not coins and not waiting corn. */
export const MOVABLE = ALL_GOODS & ~(1 << CORN);

function hasMovable(game: Game, seatNumber: number): boolean {
  const sites = siteTotal(game, seatNumber);
  for (let k = 0; k < sites; k++) {
    if ((thingsOn(game, seatNumber, siteAt(game, seatNumber, k), 0) & MOVABLE) !== 0) return true;
  }
  return false;
}

function cartReturns(carts: readonly number[], out: Int32Array): number {
  let n = 0;
  for (let slot = 0; slot < carts.length; slot++)
    if (carts[slot] > 0) out[n++] = encode(MOVE.returnCart, slot);
  return n;
}

/** Q23: new rows may be started; food may be delivered, not stored (G32). */
function storeOrDeliver(game: Game, seatNumber: number, out: Int32Array): number {
  const seat = game.state.seats[seatNumber];
  let n = 0;
  for (let good = 0; good < GOOD_COUNT; good++) {
    if (seat.planning[good] === 0) continue;
    n = appendDeliveries(game, seatNumber, SOURCE.planning, good, out, n);
    for (let row = 0; row < seat.rowGood.length; row++) {
      if (canStore(game, seat, good, row)) out[n++] = encode(MOVE.store, SOURCE.planning, good, row);
    }
  }
  return n;
}
