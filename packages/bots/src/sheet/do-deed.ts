import { CORN, type Game } from '@altiplano/rules/engine';
import type { Board } from './board.ts';
import { DEED, type Deed } from './deeds.ts';
import * as at from './sheet.ts';
import { takeOne, takeSeveral } from './tiles.ts';
import { takeTraded } from './trading.ts';
import { travelTo } from './travel.ts';
import { rowFor, rowForCorn, storeInRow } from './warehouse.ts';

/** Where the first and the second open order stand, and what was delivered to each. */
const OPEN = [at.ORDER, at.SECOND];
const FILLED = [at.DELIVERED, at.SECOND_DELIVERED];

/** The free space of an open order that asks for a good; −1 if none. */
export function orderSpace(game: Game, sheet: at.Sheet, slot: number, good: number): number {
  const order = sheet[OPEN[slot]];
  if (order < 0) return -1;
  const goods = game.tables.orderGoods[order];
  for (let space = 0; space < goods.length; space++) {
    if (goods[space] === good && (sheet[FILLED[slot]] & (1 << space)) === 0) return space;
  }
  return -1;
}

function deliver(board: Board, sheet: at.Sheet, slot: number, good: number): boolean {
  const { game } = board;
  const space = orderSpace(game, sheet, slot, good);
  if (space < 0) return false;
  const order = sheet[OPEN[slot]];
  sheet[FILLED[slot]] |= 1 << space;
  if (sheet[FILLED[slot]] !== (1 << game.tables.orderGoods[order].length) - 1) return true;
  sheet[at.ORDER] = sheet[OPEN[1 - slot]];
  sheet[at.DELIVERED] = sheet[FILLED[1 - slot]];
  sheet[at.SECOND] = -1;
  sheet[at.SECOND_DELIVERED] = 0;
  sheet[at.ORDERS]++;
  sheet[at.NEW_ORDER] = order + 1;
  sheet[at.POINTS] += game.components.orders[order].points + board.orderPoints;
  gainCorn(board, sheet);
  return true;
}

function gainCorn(board: Board, sheet: at.Sheet): void {
  if (sheet[at.SUPPLY + CORN] === 0) return;
  sheet[at.SUPPLY + CORN]--;
  if (deliver(board, sheet, 0, CORN) || deliver(board, sheet, 1, CORN)) return; // T17
  const row = rowForCorn(board, sheet);
  if (row >= 0 && (sheet[at.ROW_TILES + row] > 0 || sheet[at.HELD_ROOM] === 0)) {
    storeInRow(board, sheet, CORN, row);
  } else if (sheet[at.HELD_ROOM] > 0) {
    sheet[at.HELD_ROOM]--;
    sheet[at.HELD_CORN]++;
  } else sheet[at.SUPPLY + CORN]++; // W8
}

function gain(board: Board, sheet: at.Sheet, good: number): void {
  if (good < 0) return;
  if (good === CORN) gainCorn(board, sheet);
  else if (sheet[at.SUPPLY + good] > 0) {
    sheet[at.SUPPLY + good]--;
    sheet[at.OWN + good]++;
  }
}

function exchange(board: Board, sheet: at.Sheet, deed: Deed): boolean {
  const table = deed.exchange;
  if (table === null) return false;
  for (let k = 0; k < table.payKinds.length; k++) {
    if (!takeSeveral(sheet, deed.place, table.payKinds[k], table.payCounts[k])) return false;
  }
  // Where an extra space has stood in, a space is left that takes only its own kind, and the sheet does not know which.
  if (deed.place >= at.ROLE_PLACE && table.payKinds.length > 1) sheet[at.ROOM + deed.place] = 0;
  sheet[at.COINS] += table.coins;
  sheet[at.OPALS] += table.opals;
  sheet[at.POINTS] += table.points;
  gain(board, sheet, deed.gain);
  return true;
}

function take(sheet: at.Sheet, cards: number, card: number): boolean {
  const bit = 1 << card;
  if ((sheet[cards] & bit) === 0) return false;
  sheet[cards] &= ~bit;
  return true;
}

/** Takes what building asks for, of the last kind first. */
function takeCost(sheet: at.Sheet, { place, exchange: cost }: Deed): boolean {
  if (cost === null) return false;
  for (let k = cost.payKinds.length - 1; k >= 0; k--) {
    if (!takeSeveral(sheet, place, cost.payKinds[k], cost.payCounts[k])) return false;
  }
  return true;
}

function buildBoat(board: Board, sheet: at.Sheet, deed: Deed): boolean {
  if (!take(sheet, at.BOATS_LEFT, deed.card) || !takeCost(sheet, deed)) return false;
  sheet[at.BOATS]++;
  sheet[at.POINTS] += board.game.components.points.boat + board.boatPoints;
  gain(board, sheet, deed.gain);
  return true;
}

function buildHouse(board: Board, sheet: at.Sheet, deed: Deed): boolean {
  if (!take(sheet, at.HOUSES_LEFT, deed.card) || !takeCost(sheet, deed)) return false;
  sheet[at.HOUSES]++;
  sheet[at.HOUSE_GOODS] |= 1 << board.game.tables.houseGood[deed.card];
  sheet[at.POINTS] += board.game.components.points.house;
  return true;
}

function buildRoad(board: Board, sheet: at.Sheet, deed: Deed): boolean {
  const { road } = board.game.tables;
  const step = sheet[at.ROAD_STEPS];
  if (step >= road.length || !takeCost(sheet, deed)) return false;
  sheet[at.ROAD_STEPS]++;
  sheet[at.COINS] += board.roadCoins;
  if (road[step] === 'corn') gainCorn(board, sheet);
  return true;
}

function store(board: Board, sheet: at.Sheet, deed: Deed): boolean {
  const row = rowFor(board, sheet, deed.good);
  if (row < 0 || !takeOne(sheet, deed.place, deed.good)) return false;
  sheet[at.OWN + deed.good]--;
  storeInRow(board, sheet, deed.good, row);
  return true;
}

function storeHeldCorn(board: Board, sheet: at.Sheet): boolean {
  const row = rowForCorn(board, sheet);
  if (row < 0 || sheet[at.HELD_CORN] === 0) return false;
  sheet[at.HELD_CORN]--;
  sheet[at.HELD_ROOM]++;
  storeInRow(board, sheet, CORN, row);
  return true;
}

function pay(sheet: at.Sheet, coins: number): boolean {
  if (sheet[at.COINS] < coins) return false;
  sheet[at.COINS] -= coins;
  if (sheet[at.COINS] < sheet[at.SPARE_COINS]) sheet[at.SPARE_COINS] = sheet[at.COINS];
  return true;
}

function buyCart(board: Board, sheet: at.Sheet, deed: Deed): boolean {
  if (sheet[at.CART_BOUGHT] === 1 || sheet[at.CARTS_LEFT] === 0) return false;
  let carts = 1;
  let free = -1;
  for (let slot = 0; slot < board.slots; slot++) {
    if (sheet[at.CART + slot] > 0) carts++;
    // Beside a fare that lies ready, else where one can still be laid: there it goes this very round.
    else if (free < 0 || Math.sign(sheet[at.FARE + slot]) > Math.sign(sheet[at.FARE + free])) free = slot;
  }
  if (free < 0 || carts >= board.game.tables.mostCarts || !pay(sheet, deed.coins)) return false;
  sheet[at.CART + free] = 1;
  sheet[at.CART_BOUGHT] = 1;
  sheet[at.CARTS_LEFT]--;
  return true;
}

function buyExtension(sheet: at.Sheet, deed: Deed): boolean {
  if (sheet[at.EXTENSION_BOUGHT] === 1 || !pay(sheet, deed.coins)) return false;
  sheet[at.EXTENSION_BOUGHT] = 1;
  sheet[at.NEW_EXTENSION] = deed.card + 1;
  return true;
}

/** The place for one more open order: 0 or 1, −1 if there is none. */
export function orderSlot(board: Board, sheet: at.Sheet): number {
  if (sheet[at.ORDER] < 0) return 0;
  return board.secondOrder && sheet[at.SECOND] < 0 ? 1 : -1;
}

/** Lays an order open in a place for one. */
export function openOrderAt(sheet: at.Sheet, slot: number, order: number): void {
  sheet[OPEN[slot]] = order;
  sheet[FILLED[slot]] = 0;
}

function takeOrder(board: Board, sheet: at.Sheet, deed: Deed): boolean {
  const slot = orderSlot(board, sheet);
  if (slot < 0 || !take(sheet, at.ORDERS_LEFT, deed.card) || !pay(sheet, deed.coins)) return false;
  openOrderAt(sheet, slot, deed.card);
  return true;
}

function buyAsset(sheet: at.Sheet, deed: Deed): boolean {
  if (sheet[at.ASSET_BOUGHT] === 1 || !takeOne(sheet, deed.place, deed.good)) return false;
  sheet[at.OWN + deed.good]--;
  sheet[at.ASSET_BOUGHT] = 1;
  sheet[at.NEW_ASSET] = deed.card + 1;
  return true;
}

function buyGood(board: Board, sheet: at.Sheet, deed: Deed): boolean {
  const price = board.game.tables.opals[deed.gain];
  if (sheet[at.OPALS] < price || !takeTraded(sheet, deed.card, deed.gain)) return false;
  sheet[at.OPALS] -= price;
  sheet[at.OWN + deed.gain]++;
  return true;
}

/** Does a deed on the sheet, after going where it is done; false, and the sheet is spoilt, if that cannot be. */
export function doDeed(board: Board, sheet: at.Sheet, deed: Deed, by: number): boolean {
  if (!travelTo(board, sheet, deed.location, by)) return false;
  switch (deed.kind) {
    case DEED.exchange:
      return exchange(board, sheet, deed);
    case DEED.boat:
      return buildBoat(board, sheet, deed);
    case DEED.house:
      return buildHouse(board, sheet, deed);
    case DEED.road:
      return buildRoad(board, sheet, deed);
    case DEED.store:
      return store(board, sheet, deed);
    case DEED.sell:
      if (!takeOne(sheet, deed.place, deed.good)) return false;
      sheet[at.COINS] += deed.coins;
      return true;
    case DEED.deliver:
      if (orderSpace(board.game, sheet, deed.which, deed.good) < 0 || !takeOne(sheet, deed.place, deed.good))
        return false;
      sheet[at.OWN + deed.good]--;
      return deliver(board, sheet, deed.which, deed.good);
    case DEED.cart:
      return buyCart(board, sheet, deed);
    case DEED.extension:
      return buyExtension(sheet, deed);
    case DEED.order:
      return takeOrder(board, sheet, deed);
    case DEED.heldCorn:
      return storeHeldCorn(board, sheet);
    case DEED.opal:
      if (!takeOne(sheet, deed.place, deed.good)) return false;
      sheet[at.OPALS]++;
      return true;
    case DEED.asset:
      return buyAsset(sheet, deed);
    case DEED.buyGood:
      return buyGood(board, sheet, deed);
    default:
      return false;
  }
}
