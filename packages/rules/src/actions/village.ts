import { CORN, FOOD, GOOD_COUNT } from '../goods.ts';
import { VILLAGE } from '../locations.ts';
import { tell } from '../log/log.ts';
import { checkMissions } from '../missions/missions.ts';
import { encode, MOVE, NO_CARD } from '../moves/move.ts';
import type { Game } from '../state/game.ts';
import { countOn, takeOff } from '../state/spaces.ts';
import { CARD, type Seat } from '../state/state.ts';
import { checkLocation, payCoins } from '../state/supply.ts';
import { canStore } from '../warehouse/rows.ts';
import { storeTile } from '../warehouse/store.ts';
import { extras, own, spend, takeTile, ways, waysToPay } from './tiles.ts';

export function appendHouses(game: Game, out: Int32Array, n: number): number {
  const count = waysToPay(game.tables.houseCost);
  return count === 0 ? n : appendCards(game.state.houseAt, MOVE.buildHouse, count, out, n);
}

/** Each card still there with each way to pay; when all are gone the cost can still be paid, for nothing (S11). */
export function appendCards(
  places: readonly number[],
  kind: number,
  payments: number,
  out: Int32Array,
  n: number,
): number {
  let next = n;
  for (let card = 0; card < places.length; card++) {
    if (places[card] !== CARD.market) continue;
    for (let w = 0; w < payments; w++) out[next++] = encode(kind, card, ways[w]);
  }
  if (next === n) for (let w = 0; w < payments; w++) out[next++] = encode(kind, NO_CARD, ways[w]);
  return next;
}

export function buildHouse(game: Game, seatNumber: number, house: number, bits: number): void {
  const { state } = game;
  const seat = state.seats[seatNumber];
  spend(game, seatNumber, VILLAGE, game.tables.houseCost, bits);
  if (house === NO_CARD) return tell(game, 'noCardLeft', seatNumber);
  state.houseAt[house] = CARD.held + seatNumber;
  seat.houses++;
  if (state.firstHouse < 0) state.firstHouse = seatNumber;
  tell(game, 'houseBuilt', seatNumber, house);
  checkLocation(game, VILLAGE);
  checkMissions(game, seatNumber);
}

function appendRows(
  game: Game,
  seat: Seat,
  source: number,
  good: number,
  by: number,
  out: Int32Array,
  n: number,
): number {
  let next = n;
  for (let row = 0; row < seat.rowGood.length; row++) {
    if (canStore(game, seat, good, row)) out[next++] = encode(MOVE.store, source, good, row, by);
  }
  return next;
}

/** A31 (and an asset that stores): each tile at hand with each row that takes it. */
export function appendStoring(
  game: Game,
  seatNumber: number,
  site: number,
  by: number,
  out: Int32Array,
  n: number,
): number {
  const seat = game.state.seats[seatNumber];
  let next = n;
  for (let good = CORN + 1; good < GOOD_COUNT; good++) {
    if (own[good] > 0) next = appendRows(game, seat, site, good, by, out, next);
  }
  for (let e = 0; e < extras.count; e++) {
    if (extras.good[e] !== FOOD) next = appendRows(game, seat, extras.site[e], extras.good[e], by, out, next);
  }
  return next;
}

export function storeFrom(game: Game, seatNumber: number, source: number, good: number, row: number): void {
  takeTile(game, seatNumber, source, good);
  storeTile(game, seatNumber, good, row);
}

/** A32 allows a cart while one is there, a movement space has none, and the most of a player are not reached. */
function canTakeCart(game: Game, seat: Seat): boolean {
  return game.state.carts > 0 && ownCarts(seat) < game.tables.mostCarts && seat.carts.includes(0);
}

/** All carts of a seat, the free one too. */
export function ownCarts(seat: Seat): number {
  let carts = 1;
  for (let slot = 0; slot < seat.carts.length; slot++) if (seat.carts[slot] > 0) carts++;
  return carts;
}

export function appendCarts(game: Game, seat: Seat, price: number, out: Int32Array, n: number): number {
  if (seat.coins < price || !canTakeCart(game, seat)) return n;
  let next = n;
  for (let slot = 0; slot < seat.carts.length; slot++) {
    if (seat.carts[slot] === 0) out[next++] = encode(MOVE.buyCart, slot);
  }
  return next;
}

export function buyCart(game: Game, seatNumber: number, slot: number, price: number): void {
  const seat = game.state.seats[seatNumber];
  payCoins(game, seatNumber, price);
  game.state.carts--;
  seat.carts[slot] = 1;
  tell(game, 'cartBought', seatNumber, slot);
  checkLocation(game, VILLAGE);
}

/** X25's action: corn waiting on this extension into the warehouse. */
export function appendHeldCorn(
  game: Game,
  seatNumber: number,
  tile: number,
  out: Int32Array,
  n: number,
): number {
  const seat = game.state.seats[seatNumber];
  if (countOn(game, seatNumber, game.tables.firstExtension + tile, CORN) === 0) return n;
  let next = n;
  for (let row = 0; row < seat.rowGood.length; row++) {
    if (canStore(game, seat, CORN, row)) out[next++] = encode(MOVE.storeHeldCorn, tile, row);
  }
  return next;
}

export function storeHeldCorn(game: Game, seatNumber: number, tile: number, row: number): void {
  takeOff(game, seatNumber, game.tables.firstExtension + tile, CORN, 0);
  storeTile(game, seatNumber, CORN, row);
}
