import { tell } from '../log/log.ts';
import { encode, MOVE } from '../moves/move.ts';
import { checkMissions } from '../missions/missions.ts';
import type { Game } from '../state/game.ts';
import { CARD } from '../state/state.ts';
import { assetSum, gainPoints, hasAssetVerb } from '../state/supply.ts';

/** Bits of `delivered` that an order takes; those of the second follow those of the first. */
export const ORDER_BITS = 6;

/** Open orders of a seat by the order of taking; the second only an asset allows (B18). */
export const OPEN_ORDERS = 2;

/** A seat's open order by number, 0 or 1; −1 if there is none. `seat.order` is the first, so a second means that there are two. */
export function openOrder(game: Game, seatNumber: number, slot: number): number {
  const { seats, orderAt } = game.state;
  const seat = seats[seatNumber];
  if (slot === 0 || seat.order < 0 || seat.assetCount === 0) return slot === 0 ? seat.order : -1;
  for (let order = 0; order < orderAt.length; order++) {
    if (orderAt[order] === CARD.held + seatNumber && order !== seat.order) return order;
  }
  return -1;
}

/** The filled spaces of an open order, as bits. */
export function deliveredTo(game: Game, seatNumber: number, slot: number): number {
  return (game.state.seats[seatNumber].delivered >> (slot * ORDER_BITS)) & ((1 << ORDER_BITS) - 1);
}

/** Whether one more order may be open. */
export function hasRoomForOrder(game: Game, seatNumber: number): boolean {
  if (game.state.seats[seatNumber].order < 0) return true;
  return hasAssetVerb(game, seatNumber, 'secondOrder') && openOrder(game, seatNumber, 1) < 0;
}

/** The free space of an open order that asks for a good; −1 if there is none. */
export function freeSpace(game: Game, seatNumber: number, slot: number, good: number): number {
  const order = openOrder(game, seatNumber, slot);
  if (order < 0) return -1;
  const goods = game.tables.orderGoods[order];
  const filled = deliveredTo(game, seatNumber, slot);
  for (let space = 0; space < goods.length; space++) {
    if (goods[space] === good && (filled & (1 << space)) === 0) return space;
  }
  return -1;
}

export function canDeliverTo(game: Game, seatNumber: number, slot: number, good: number): boolean {
  return freeSpace(game, seatNumber, slot, good) >= 0;
}

/** Whether some open order asks for a good. */
export function canDeliver(game: Game, seatNumber: number, good: number): boolean {
  return canDeliverTo(game, seatNumber, 0, good) || canDeliverTo(game, seatNumber, 1, good);
}

/** A good from a source onto each open order that asks for it. */
export function appendDeliveries(
  game: Game,
  seatNumber: number,
  source: number,
  good: number,
  out: Int32Array,
  n: number,
): number {
  let next = n;
  for (let slot = 0; slot < OPEN_ORDERS; slot++) {
    if (canDeliverTo(game, seatNumber, slot, good)) out[next++] = encode(MOVE.deliver, source, good, slot);
  }
  return next;
}

/** Lays a tile on an open order; true if that fulfils it, and the caller then gains the corn (A36). */
export function deliverTile(game: Game, seatNumber: number, slot: number, good: number): boolean {
  const { state } = game;
  const seat = state.seats[seatNumber];
  const order = openOrder(game, seatNumber, slot);
  seat.delivered |= 1 << (slot * ORDER_BITS + freeSpace(game, seatNumber, slot, good));
  tell(game, 'delivered', seatNumber, good, order);
  if (deliveredTo(game, seatNumber, slot) !== (1 << game.tables.orderGoods[order].length) - 1) return false;
  const other = openOrder(game, seatNumber, 1 - slot);
  seat.delivered = deliveredTo(game, seatNumber, 1 - slot);
  seat.order = other;
  state.orderAt[order] = CARD.done + seatNumber;
  seat.orders++;
  if (state.firstOrder < 0) state.firstOrder = seatNumber;
  tell(game, 'orderFulfilled', seatNumber, order);
  gainPoints(game, seatNumber, assetSum(game, seatNumber, 'orderPoints'));
  checkMissions(game, seatNumber);
  return true;
}
