import {
  BASIC_EXCHANGES,
  CARD,
  CORN,
  extensionPrice,
  type ExchangeTable,
  FOOD,
  GOOD_COUNT,
  LOCATION_COUNT,
  MARKET,
  MOVE,
  mayOwnKind,
  NEUTRAL,
  paysFor,
  sellPrice,
  VILLAGE,
} from '@altiplano/rules/engine';
import type { Board } from './board.ts';
import { DEED, type Deed } from './deeds.ts';
import { orderSlot } from './do-deed.ts';
import * as at from './sheet.ts';
import { withinReach } from './tiles.ts';

interface Detail {
  readonly place?: number;
  readonly good?: number;
  readonly gain?: number;
  readonly exchange?: ExchangeTable;
  readonly coins?: number;
  readonly card?: number;
  readonly which?: number;
}

function deed(kind: number, location: number, move: number, detail: Detail): Deed {
  const {
    place = location,
    good = -1,
    gain = -1,
    exchange = null,
    coins = 0,
    card = -1,
    which = -1,
  } = detail;
  return { kind, location, place, good, gain, exchange, coins, card, move, which };
}

function canPay(sheet: at.Sheet, place: number, exchange: ExchangeTable): boolean {
  for (let k = 0; k < exchange.payKinds.length; k++) {
    if (withinReach(sheet, place, exchange.payKinds[k]) < exchange.payCounts[k]) return false;
  }
  return true;
}

/** Whether the tiles that a deed takes could still be had: a quick look before it is tried. */
export function couldPay(sheet: at.Sheet, { place, good, exchange }: Deed): boolean {
  if (exchange !== null) return canPay(sheet, place, exchange);
  return good < 0 || withinReach(sheet, place, good) > 0;
}

function addExchange(
  out: Deed[],
  sheet: at.Sheet,
  place: number,
  location: number,
  exchange: ExchangeTable,
  move: number,
  which: number,
): void {
  if (!canPay(sheet, place, exchange)) return;
  if (exchange.gains.length === 0) {
    out.push(deed(DEED.exchange, location, move, { place, exchange, which }));
  }
  for (const gain of exchange.gains) {
    out.push(deed(DEED.exchange, location, move, { place, exchange, gain, which }));
  }
}

function addExchanges(board: Board, sheet: at.Sheet, out: Deed[]): void {
  const { tables, state } = board.game;
  for (const [action, exchange] of tables.basic.entries()) {
    const move = BASIC_EXCHANGES[action].many ? MOVE.trade : MOVE.produce;
    addExchange(out, sheet, exchange.location, exchange.location, exchange, move, action);
  }
  for (let place = at.ROLE_PLACE; place < board.sites.length; place++) {
    const exchange = board.exchanges[place];
    if (exchange === null) continue;
    const isAsset = board.sites[place] >= tables.firstAsset;
    const location = isAsset ? state.traveler : exchange.location;
    addExchange(out, sheet, place, location, exchange, MOVE.use, board.sites[place]);
  }
}

/** What a tile sold in an action of its own brings, with what an asset adds to it; 0 if it cannot be sold. */
function coinsFor(board: Board, good: number): number {
  const price = sellPrice(board.game, good);
  return price === 0 ? 0 : price + board.sellBonus;
}

/** Storing, selling and delivering, tile by tile. */
function addTiles(board: Board, sheet: at.Sheet, out: Deed[]): void {
  for (let good = 0; good < GOOD_COUNT; good++) {
    if (good === CORN) continue;
    if (good !== FOOD && withinReach(sheet, VILLAGE, good) > 0) {
      out.push(deed(DEED.store, VILLAGE, MOVE.store, { good }));
    }
    if (withinReach(sheet, MARKET, good) === 0) continue;
    const coins = coinsFor(board, good);
    if (coins > 0) out.push(deed(DEED.sell, MARKET, MOVE.sell, { good, coins }));
    out.push(deed(DEED.deliver, MARKET, MOVE.deliver, { good, which: 0 }));
    if (board.secondOrder) out.push(deed(DEED.deliver, MARKET, MOVE.deliver, { good, which: 1 }));
  }
  if (sheet[at.HELD_CORN] > 0) {
    const tile = board.heldCorn - board.game.tables.firstExtension;
    out.push(deed(DEED.heldCorn, board.game.tables.heldCornAt[tile], MOVE.storeHeldCorn, {}));
  }
}

function addBuildings(board: Board, sheet: at.Sheet, out: Deed[]): void {
  const { tables, state } = board.game;
  const { boatCost, houseCost, roadCost } = tables;
  if (canPay(sheet, boatCost.location, boatCost)) {
    for (const [card, gain] of tables.boatGood.entries()) {
      if (state.boatAt[card] === CARD.market) {
        out.push(deed(DEED.boat, boatCost.location, MOVE.buildBoat, { exchange: boatCost, card, gain }));
      }
    }
  }
  if (canPay(sheet, houseCost.location, houseCost)) {
    for (let card = 0; card < state.houseAt.length; card++) {
      if (state.houseAt[card] === CARD.market) {
        out.push(deed(DEED.house, houseCost.location, MOVE.buildHouse, { exchange: houseCost, card }));
      }
    }
  }
  if (canPay(sheet, roadCost.location, roadCost)) {
    out.push(deed(DEED.road, roadCost.location, MOVE.buildRoad, { exchange: roadCost }));
  }
}

/** The coins that a seat can have in this round at most: its own, and what it could sell. */
function mostCoins(board: Board, sheet: at.Sheet): number {
  let coins = sheet[at.COINS];
  for (let good = 0; good < GOOD_COUNT; good++) coins += sheet[at.KEPT + good] * coinsFor(board, good);
  return coins;
}

function addPurchases(board: Board, sheet: at.Sheet, out: Deed[]): void {
  const { game, seat } = board;
  const { state, tables } = game;
  const most = mostCoins(board, sheet);
  const { cartPrice, orderPrice } = tables;
  if (sheet[at.CART_BOUGHT] === 0 && cartPrice <= most) {
    out.push(deed(DEED.cart, VILLAGE, MOVE.buyCart, { coins: cartPrice }));
  }
  if (sheet[at.EXTENSION_BOUGHT] === 0) {
    for (let space = 0; space < state.strip.length; space++) {
      const card = state.strip[space];
      if (card < 0 || !mayOwnKind(game, seat, card)) continue;
      const coins = extensionPrice(game, seat, space);
      if (coins > most) continue;
      out.push(deed(DEED.extension, MARKET, MOVE.buyExtension, { card, coins }));
    }
  }
  if (orderPrice > most || orderSlot(board, sheet) < 0) return;
  for (let card = 0; card < state.orderAt.length; card++) {
    if (state.orderAt[card] !== CARD.market) continue;
    out.push(deed(DEED.order, MARKET, MOVE.takeOrder, { card, coins: orderPrice }));
  }
}

/** The traveler's actions, where the traveler stands (T9–T13). */
function addTraveler(board: Board, sheet: at.Sheet, out: Deed[]): void {
  const { game, seat } = board;
  const { state, tables } = game;
  const location = state.traveler;
  const place = at.STRIP_PLACE;
  for (let good = 0; good < GOOD_COUNT; good++) {
    if (good === CORN || withinReach(sheet, place, good) === 0) continue;
    out.push(deed(DEED.opal, location, MOVE.buyOpal, { place, good }));
    for (let card = 0; card < state.assetAt.length && sheet[at.ASSET_BOUGHT] === 0; card++) {
      if (state.assetAt[card] !== CARD.market || !paysFor(game, card, good)) continue;
      out.push(deed(DEED.asset, location, MOVE.buyAsset, { place, good, card }));
    }
  }
  for (let from = 0; from <= NEUTRAL; from++) {
    if (from === seat || (from >= state.seats.length && from !== NEUTRAL)) continue;
    const tiles = from === NEUTRAL ? state.neutral : state.seats[from].trading;
    for (let gain = 0; gain < GOOD_COUNT; gain++) {
      if (tiles[gain] > 0) out.push(deed(DEED.buyGood, location, MOVE.buyGood, { gain, card: from }));
    }
  }
  for (let k = at.FIRST_CARD_PLACE; k < board.sites.length; k++) {
    if (board.exchanges[k] !== null || board.sites[k] < tables.firstAsset) continue;
    for (let good = 0; good < GOOD_COUNT; good++) {
      if (good === CORN || good === FOOD || withinReach(sheet, k, good) === 0) continue;
      const asset = board.sites[k] - tables.firstAsset;
      out.push(deed(DEED.store, location, MOVE.store, { place: k, good, which: asset + 1 }));
    }
  }
}

/** Everything that the tiles at hand and on the board could be used for this round, wherever it is. */
export function listDeeds(board: Board, sheet: at.Sheet): Deed[] {
  const out: Deed[] = [];
  addExchanges(board, sheet, out);
  addTiles(board, sheet, out);
  addBuildings(board, sheet, out);
  addPurchases(board, sheet, out);
  if (board.game.state.traveler >= 0 && board.game.options.traveler === 'full') {
    addTraveler(board, sheet, out);
  }
  return out.filter(({ location }) => location < LOCATION_COUNT);
}
