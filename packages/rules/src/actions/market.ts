import { GOOD_COUNT } from '../goods.ts';
import { MARKET } from '../locations.ts';
import { tell } from '../log/log.ts';
import { encode, MOVE, NO_CARD } from '../moves/move.ts';
import { closeGaps } from '../round/strip.ts';
import type { Game } from '../state/game.ts';
import { CARD } from '../state/state.ts';
import { assetSum, checkLocation, eventAmount, gainCoins, payCoins } from '../state/supply.ts';
import { appendDeliveries, deliverTile, hasRoomForOrder } from './orders.ts';
import { extras, own, spendThing, takeTile } from './tiles.ts';
import { gainCorn } from '../warehouse/corn.ts';

/** What the market pays for a good now: its price, or Q4's if that is higher (G11); 0 if it cannot be sold. */
export function sellPrice(game: Game, good: number): number {
  const { event } = game.state;
  const price = game.tables.price[good];
  if (event < 0 || game.tables.eventVerb[event] !== 'sellAlso') return price;
  return (game.tables.eventGoods[event] & (1 << good)) === 0
    ? price
    : Math.max(price, game.tables.eventAmount[event]);
}

export function appendSelling(game: Game, out: Int32Array, n: number): number {
  let next = n;
  for (let good = 0; good < GOOD_COUNT; good++) {
    if (own[good] > 0 && sellPrice(game, good) > 0) out[next++] = encode(MOVE.sell, MARKET, good);
  }
  for (let e = 0; e < extras.count; e++) {
    if (sellPrice(game, extras.good[e]) > 0) out[next++] = encode(MOVE.sell, extras.site[e], extras.good[e]);
  }
  return next;
}

export function sell(game: Game, seatNumber: number, source: number, good: number): void {
  spendThing(game, seatNumber, source, good);
  const price = sellPrice(game, good);
  game.state.seats[seatNumber].coins += price;
  tell(game, 'sold', seatNumber, good, price);
}

/** What an extension on the strip costs this seat now: price and place, less Q3 and assets, but at least 1 (G10). */
export function extensionPrice(game: Game, seatNumber: number, space: number): number {
  const tile = game.state.strip[space];
  const full = game.components.extensions[tile].price + game.tables.stripCosts[space];
  const less = eventAmount(game, 'discountExtensions') + assetSum(game, seatNumber, 'extensionDiscount');
  return Math.max(full - less, Math.min(full, 1));
}

/** A39: current edition only, no kind twice and not the role's own. */
export function mayOwnKind(game: Game, seatNumber: number, tile: number): boolean {
  if (game.options.edition === 2017) return true;
  const seat = game.state.seats[seatNumber];
  const kind = game.tables.kind[tile];
  if (game.tables.roleKind[seat.role] === kind) return false;
  for (let i = 0; i < seat.extensionCount; i++)
    if (game.tables.kind[seat.extensions[i]] === kind) return false;
  return true;
}

export function appendExtensions(game: Game, seatNumber: number, out: Int32Array, n: number): number {
  const { strip, seats } = game.state;
  const seat = seats[seatNumber];
  if (seat.boughtExtension === 1) return n;
  let next = n;
  for (let space = 0; space < strip.length; space++) {
    const tile = strip[space];
    if (tile < 0 || seat.coins < extensionPrice(game, seatNumber, space)) continue;
    if (mayOwnKind(game, seatNumber, tile)) out[next++] = encode(MOVE.buyExtension, tile);
  }
  return next;
}

export function buyExtension(game: Game, seatNumber: number, tile: number): void {
  const { state } = game;
  const seat = state.seats[seatNumber];
  const space = state.strip.indexOf(tile);
  const price = extensionPrice(game, seatNumber, space);
  payCoins(game, seatNumber, price);
  state.strip[space] = -1;
  state.extensionAt[tile] = CARD.held + seatNumber;
  seat.extensions[seat.extensionCount++] = tile;
  seat.boughtExtension = 1;
  state.boughtThisRound = 1;
  tell(game, 'extensionBought', seatNumber, tile, price);
  if (state.event >= 0 && game.tables.eventVerb[state.event] === 'closeGapsAtOnce') closeGaps(game); // Q6
}

/** A35: with the coins, and no open order, or room for a second; also when none is left (S11). */
export function mayTakeOrder(game: Game, seatNumber: number): boolean {
  return game.state.seats[seatNumber].coins >= game.tables.orderPrice && hasRoomForOrder(game, seatNumber);
}

export function appendOrders(game: Game, seatNumber: number, out: Int32Array, n: number): number {
  const { orderAt } = game.state;
  if (!mayTakeOrder(game, seatNumber)) return n;
  let next = n;
  for (let order = 0; order < orderAt.length; order++) {
    if (orderAt[order] === CARD.market) out[next++] = encode(MOVE.takeOrder, order);
  }
  if (next === n) out[next++] = encode(MOVE.takeOrder, NO_CARD); // S11
  return next;
}

export function takeOrder(game: Game, seatNumber: number, order: number): void {
  payCoins(game, seatNumber, game.tables.orderPrice);
  if (order === NO_CARD) return tell(game, 'noCardLeft', seatNumber);
  game.state.orderAt[order] = CARD.held + seatNumber;
  const seat = game.state.seats[seatNumber];
  if (seat.order < 0) seat.order = order;
  tell(game, 'orderTaken', seatNumber, order);
  checkLocation(game, MARKET);
}

export function appendDelivering(game: Game, seatNumber: number, out: Int32Array, n: number): number {
  if (game.state.seats[seatNumber].order < 0) return n;
  let next = n;
  for (let good = 0; good < GOOD_COUNT; good++) {
    if (own[good] > 0) next = appendDeliveries(game, seatNumber, MARKET, good, out, next);
  }
  for (let e = 0; e < extras.count; e++) {
    next = appendDeliveries(game, seatNumber, extras.site[e], extras.good[e], out, next);
  }
  return next;
}

export function deliverFrom(game: Game, seat: number, source: number, good: number, slot: number): void {
  takeTile(game, seat, source, good);
  if (deliverTile(game, seat, slot, good)) gainCorn(game, seat);
}

/** An asset may add coins to each sell action, however many tiles it sells. */
export function gainSellBonus(game: Game, seatNumber: number): void {
  gainCoins(game, seatNumber, assetSum(game, seatNumber, 'sellBonus'));
}
