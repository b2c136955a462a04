import {
  CARD,
  COIN,
  CORN,
  countOn,
  deliveredTo,
  firstCell,
  freeCartUses,
  FRESH,
  type Game,
  GOOD_COUNT,
  openOrder,
  siteSize,
  thingIn,
} from '@altiplano/rules/engine';
import { type Board, slotSite } from './board.ts';
import * as at from './sheet.ts';
import { readTrading } from './trading.ts';

/** Everything of one of the engine's sites onto a place of the sheet; what is only planned counts as in hand. */
function readSite(board: Board, site: number, place: number, sheet: at.Sheet): void {
  const { game, seat } = board;
  const { cells } = game.state;
  const first = firstCell(game, seat, site);
  const size = siteSize(game, seat, site);
  for (let i = first; i < first + size; i++) {
    const cell = cells[i];
    if (cell === 0) sheet[at.ROOM + place]++;
    else if ((cell & FRESH) !== 0) {
      sheet[at.ROOM + place]++;
      pickUp(sheet, thingIn(cell));
    } else {
      const thing = thingIn(cell);
      sheet[at.LYING + place * at.THINGS + thing]++;
      park(sheet, thing);
    }
  }
}

function pickUp(sheet: at.Sheet, thing: number): void {
  if (thing === COIN) sheet[at.COINS]++;
  else {
    sheet[at.HAND + thing]++;
    sheet[at.KEPT + thing]++;
    sheet[at.OWN + thing]++;
  }
}

function park(sheet: at.Sheet, thing: number): void {
  if (thing === COIN) return;
  sheet[at.KEPT + thing]++;
  sheet[at.OWN + thing]++;
}

function readExtras(board: Board, sheet: at.Sheet): void {
  const { game, seat, extras } = board;
  for (let e = 0; e < extras.length; e++) {
    const cell = game.state.cells[firstCell(game, seat, extras[e])];
    if (cell === 0) sheet[at.EXTRA_FREE]++;
    else if ((cell & FRESH) !== 0) {
      sheet[at.EXTRA_FREE]++;
      pickUp(sheet, thingIn(cell));
    } else {
      sheet[at.EXTRA + thingIn(cell)]++;
      park(sheet, thingIn(cell));
    }
  }
}

function readMovement(board: Board, sheet: at.Sheet): void {
  const { game, seat } = board;
  for (let slot = 0; slot < board.slots; slot++) {
    sheet[at.CART + slot] = game.state.seats[seat].carts[slot];
    const cell = game.state.cells[firstCell(game, seat, slotSite(slot))];
    if (cell === 0) continue;
    if ((cell & FRESH) !== 0) pickUp(sheet, thingIn(cell));
    else {
      sheet[at.FARE + slot] = thingIn(cell) + 1;
      park(sheet, thingIn(cell));
    }
  }
}

function readWarehouse(board: Board, sheet: at.Sheet): void {
  const seat = board.game.state.seats[board.seat];
  for (let row = 0; row < board.rows; row++) {
    const good = seat.rowGood[row];
    const corn = seat.rowCorn[row];
    sheet[at.ROW_GOOD + row] = good;
    sheet[at.ROW_TILES + row] = seat.rowTiles[row];
    sheet[at.ROW_CORN + row] = corn;
    sheet[at.STORED + CORN] += corn;
    if (good >= 0 && good !== CORN) sheet[at.STORED + good] += seat.rowTiles[row] - corn;
  }
}

function left(places: readonly number[]): number {
  let bits = 0;
  for (let card = 0; card < places.length; card++) if (places[card] === CARD.market) bits |= 1 << card;
  return bits;
}

function readCards(game: Game, number: number, sheet: at.Sheet): void {
  const { state, tables, components } = game;
  const seat = state.seats[number];
  let points = seat.points + seat.boats * components.points.boat + seat.houses * components.points.house;
  for (let order = 0; order < state.orderAt.length; order++) {
    if (state.orderAt[order] === CARD.done + number) points += components.orders[order].points;
  }
  for (let house = 0; house < state.houseAt.length; house++) {
    if (state.houseAt[house] === CARD.held + number) sheet[at.HOUSE_GOODS] |= 1 << tables.houseGood[house];
  }
  sheet[at.POINTS] = points;
  sheet[at.BOATS_LEFT] = left(state.boatAt);
  sheet[at.HOUSES_LEFT] = left(state.houseAt);
  sheet[at.ORDERS_LEFT] = left(state.orderAt);
}

/** Writes a seat's position onto a sheet; nothing of it is hidden from that seat. */
export function readSheet(board: Board, sheet: at.Sheet): void {
  const { game } = board;
  const { state } = game;
  const seat = state.seats[board.seat];
  sheet.fill(0);
  for (let good = 0; good < GOOD_COUNT; good++) {
    const planning = seat.planning[good];
    sheet[at.HAND + good] = planning;
    sheet[at.KEPT + good] = planning;
    sheet[at.OWN + good] = planning + seat.bag[good] + seat.container[good] + seat.hand[good];
    sheet[at.SUPPLY + good] = state.supply[good];
  }
  sheet[at.COINS] = seat.coins;
  sheet[at.OPALS] = seat.opals;
  sheet[at.ROAD_STEPS] = seat.road;
  sheet[at.FIGURE] = seat.figure;
  sheet[at.FREE_CART_USES] = freeCartUses(game, board.seat);
  sheet[at.CART_BOUGHT] = seat.boughtCart;
  sheet[at.EXTENSION_BOUGHT] = seat.boughtExtension;
  sheet[at.ASSET_BOUGHT] = seat.boughtAsset;
  sheet[at.ORDER] = seat.order;
  sheet[at.DELIVERED] = deliveredTo(game, board.seat, 0);
  sheet[at.SECOND] = openOrder(game, board.seat, 1);
  sheet[at.SECOND_DELIVERED] = deliveredTo(game, board.seat, 1);
  sheet[at.ORDERS] = seat.orders;
  sheet[at.BOATS] = seat.boats;
  sheet[at.HOUSES] = seat.houses;
  sheet[at.CARTS_LEFT] = state.carts;
  readCards(game, board.seat, sheet);
  readWarehouse(board, sheet);
  for (let place = 0; place < board.sites.length; place++) readSite(board, board.sites[place], place, sheet);
  for (const { site, place } of board.enlarging) readSite(board, site, place, sheet);
  readExtras(board, sheet);
  readMovement(board, sheet);
  if (game.options.traveler === 'full') readTrading(game, board.seat, sheet);
  sheet[at.SPARE_COINS] = sheet[at.COINS];
  if (board.heldCorn >= 0) {
    const held = countOn(game, board.seat, board.heldCorn, CORN);
    sheet[at.HELD_CORN] = held;
    sheet[at.HELD_ROOM] = siteSize(game, board.seat, board.heldCorn) - held;
  }
}
