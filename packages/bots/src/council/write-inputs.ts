import { CORN, distance, GOOD_COUNT, LOCATION_COUNT } from '@altiplano/rules/engine';
import { createEnd, foresee } from '../evaluate/tempo.ts';
import type { Board } from '../sheet/board.ts';
import { countBits } from '../sheet/count-bits.ts';
import { countLacking, createLacking } from '../sheet/lacking.ts';
import * as at from '../sheet/sheet.ts';
import type { Promises } from '../learned/features.ts';
import { AT, type InputGroup, INPUTS, NEXT_ROWS, ROAD_SEEN, ROWS_SEEN, UNIT } from './inputs.ts';
import { addAsset, addExtension, addOffer, type Standing } from './standing.ts';

type Inputs = Int16Array;

/** The parts of the inputs that are written together, as bits: a deed changes few of them. */
const PART = {
  end: 1,
  tiles: 2,
  coins: 4,
  rows: 8,
  order: 16,
  offers: 32,
  buildings: 64,
  cards: 128,
  waiting: 256,
  figure: 512,
} as const;
export const EVERYTHING = 1023;

/** By place on a sheet: the parts that are read off it. What lies on spaces comes last and has no end. */
const READ_BY = new Int32Array(at.LYING);
function reads(part: number, from: number, length = 1): void {
  for (let place = from; place < from + length; place++) READ_BY[place] |= part;
}
reads(PART.tiles | PART.rows | PART.order | PART.offers, at.OWN, GOOD_COUNT);
reads(PART.tiles, at.STORED, GOOD_COUNT);
reads(PART.tiles, at.KEPT, GOOD_COUNT);
reads(PART.tiles | PART.end, at.SUPPLY, GOOD_COUNT);
reads(PART.rows, at.ROW_GOOD, at.MOST_ROWS);
reads(PART.rows, at.ROW_TILES, at.MOST_ROWS);
reads(PART.rows, at.HELD_CORN);
reads(PART.buildings, at.CART, at.MOST_SLOTS);
reads(PART.waiting, at.FARE, at.MOST_SLOTS);
reads(PART.coins, at.COINS);
reads(PART.buildings, at.OPALS);
reads(PART.tiles, at.ROAD_STEPS);
reads(PART.figure, at.FIGURE);
reads(PART.order, at.ORDER);
reads(PART.order, at.DELIVERED);
reads(PART.order, at.ORDERS);
reads(PART.order, at.SECOND);
reads(PART.order, at.SECOND_DELIVERED);
reads(PART.buildings, at.BOATS);
reads(PART.buildings, at.HOUSES);
reads(PART.buildings | PART.tiles, at.HOUSE_GOODS);
reads(PART.buildings | PART.end, at.CARTS_LEFT);
reads(PART.buildings | PART.end, at.BOATS_LEFT);
reads(PART.buildings | PART.end, at.HOUSES_LEFT);
reads(PART.buildings | PART.end | PART.offers, at.ORDERS_LEFT);
reads(PART.cards | PART.end, at.NEW_EXTENSION);
reads(PART.cards, at.NEW_ASSET);

/** The parts in which two sheets of a seat's round differ. */
export function partsThatDiffer(sheet: at.Sheet, other: at.Sheet): number {
  let parts = 0;
  for (let place = 0; place < at.LYING; place++) {
    if (sheet[place] !== other[place]) parts |= READ_BY[place];
  }
  for (let place = at.LYING; place < sheet.length; place++) {
    if (sheet[place] !== other[place]) return parts | PART.waiting;
  }
  return parts;
}

function clear(inputs: Inputs, from: InputGroup, until: InputGroup): void {
  inputs.fill(0, AT[from], AT[until]);
}

function writeRows(board: Board, sheet: at.Sheet, inputs: Inputs): void {
  clear(inputs, 'rows', 'road');
  const { rowSpaces, rowPoints } = board.game.tables;
  let open = 0;
  let near = 0;
  let sure = 0;
  let row = 0;
  for (; row < board.rows; row++) {
    const tiles = sheet[at.ROW_TILES + row];
    if (tiles === 0) break;
    const spaces = rowSpaces[row];
    if (row < ROWS_SEEN) inputs[AT.rows + row] = (UNIT * tiles) / spaces;
    const missing = spaces - tiles;
    if (missing === 0) continue;
    const points = rowPoints[row] + board.rowPoints;
    const good = sheet[at.ROW_GOOD + row];
    inputs[AT.rowLacks + good] += missing * (UNIT / 4);
    inputs[AT.rowBrings + good] += points * (UNIT / 16);
    const have = good === CORN ? 0 : Math.min(missing, sheet[at.OWN + good]);
    open += (points * tiles) / spaces;
    near += (points * (tiles + have)) / spaces;
    if (have === missing) sure += points;
  }
  inputs[AT.rowSums] = open * (UNIT / 16);
  inputs[AT.rowSums + 1] = near * (UNIT / 16);
  inputs[AT.rowSums + 2] = sure * (UNIT / 16);
  inputs[AT.rowSums + 3] = row * (UNIT / 4);
  inputs[AT.rowSums + 4] = sheet[at.HELD_CORN] * (UNIT / 2);
  for (let next = 0; next < NEXT_ROWS && row + next < board.rows; next++) {
    inputs[AT.nextRows + 2 * next] = rowSpaces[row + next] * (UNIT / 4);
    inputs[AT.nextRows + 2 * next + 1] = (rowPoints[row + next] + board.rowPoints) * (UNIT / 16);
  }
  let rest = 0;
  for (; row < board.rows; row++) rest += rowPoints[row];
  inputs[AT.nextRows + 2 * NEXT_ROWS] = Math.trunc((rest * UNIT) / 64);
}

const lacking = createLacking();

function writeOrders(board: Board, sheet: at.Sheet, inputs: Inputs): void {
  clear(inputs, 'order', 'offers');
  inputs[AT.order + 6] = sheet[at.ORDERS] * (UNIT / 4);
  writeOrder(board, sheet, sheet[at.ORDER], sheet[at.DELIVERED], inputs);
  writeOrder(board, sheet, sheet[at.SECOND], sheet[at.SECOND_DELIVERED], inputs);
}

/** An open order; of two what they take and bring is added up. */
function writeOrder(board: Board, sheet: at.Sheet, order: number, delivered: number, inputs: Inputs): void {
  if (order < 0) return;
  const { game } = board;
  const spaces = game.tables.orderGoods[order].length;
  const done = spaces - countLacking(game, order, delivered, lacking);
  let value = 0;
  let have = 0;
  for (let good = 0; good < GOOD_COUNT; good++) {
    if (lacking[good] === 0) continue;
    const own = Math.min(lacking[good], sheet[at.OWN + good]);
    value += lacking[good] * game.tables.value[good];
    have += own;
    inputs[AT.asked + good] += lacking[good] * (UNIT / 2);
    inputs[AT.wanting + good] += (lacking[good] - own) * (UNIT / 2);
  }
  const gain = game.components.orders[order].points + board.orderPoints - value;
  inputs[AT.order] += UNIT;
  inputs[AT.order + 1] += gain * (UNIT / 16);
  inputs[AT.order + 2] += (UNIT * done) / spaces;
  inputs[AT.order + 3] += (UNIT * have) / spaces;
  inputs[AT.order + 4] += done + have === spaces ? UNIT : 0;
  inputs[AT.order + 5] += (gain * (done + have) * (UNIT / 16)) / spaces;
  inputs[AT.order + 8] += (spaces - done - have) * (UNIT / 2);
}

const NEAR = 3;
const needed = new Int32Array(GOOD_COUNT);

/** What the orders that can still be taken would bring, by how near the own tiles are to them, and what they ask for. */
function writeOffers({ game, orderPoints }: Board, sheet: at.Sheet, inputs: Inputs): void {
  clear(inputs, 'offers', 'houseKinds');
  const { orderGoods, value } = game.tables;
  const { orders } = game.components;
  for (let rest = sheet[at.ORDERS_LEFT]; rest !== 0; rest &= rest - 1) {
    const order = 31 - Math.clz32(rest & -rest);
    const goods = orderGoods[order];
    let wanting = 0;
    let gain = orders[order].points + orderPoints;
    for (let space = 0; space < goods.length; space++) {
      const good = goods[space];
      gain -= value[good];
      inputs[AT.demand + good] += UNIT / 8;
      if (++needed[good] > sheet[at.OWN + good]) wanting++;
    }
    for (let space = 0; space < goods.length; space++) needed[goods[space]] = 0;
    if (wanting >= NEAR) continue;
    inputs[AT.offers + wanting] = Math.max(inputs[AT.offers + wanting], gain * (UNIT / 16));
    inputs[AT.offers + NEAR + wanting] += UNIT / 4;
  }
}

const end = createEnd();

/** How near the end is after what the sheet has taken; the rounds that are then left. */
function writeEnd({ tempo }: Standing, sheet: at.Sheet, inputs: Inputs): number {
  foresee(tempo, sheet, end);
  const { rounds, strip, nearest, second } = end;
  inputs[AT.rounds] = rounds * (UNIT / 8);
  inputs[AT.rounds + 1] = Math.min(1, rounds / 3) * UNIT;
  inputs[AT.rounds + 2] = rounds <= 0 ? UNIT : 0;
  inputs[AT.rounds + 3] = (rounds / 16) * (rounds / 16) * UNIT;
  inputs[AT.tempo] = strip * (UNIT / 16);
  inputs[AT.tempo + 1] = Math.min(1, strip / 4) * UNIT;
  inputs[AT.tempo + 2] = Math.min(3, nearest / 16) * UNIT;
  inputs[AT.tempo + 3] = Math.min(3, second / 16) * UNIT;
  return rounds;
}

function writeTiles(board: Board, standing: Standing, sheet: at.Sheet, inputs: Inputs): void {
  const { tables } = board.game;
  const houses = sheet[at.HOUSE_GOODS];
  let tiles = 0;
  let kinds = 0;
  let houseTiles = 0;
  let sales = 0;
  let ready = 0;
  clear(inputs, 'road', 'order');
  clear(inputs, 'houseKinds', 'houseLeft');
  for (let good = 0; good < GOOD_COUNT; good++) {
    const own = sheet[at.OWN + good];
    const kept = sheet[at.KEPT + good];
    tiles += own;
    if (own > 0) kinds++;
    if ((houses & (1 << good)) !== 0) {
      houseTiles += own;
      inputs[AT.houseKinds + good] = UNIT;
    }
    const price = tables.price[good];
    if (price > 0) {
      sales += own * (price + board.sellBonus);
      ready += kept * (price + board.sellBonus);
    }
    inputs[AT.own + good] = own * (UNIT / 4);
    inputs[AT.stored + good] = sheet[at.STORED + good] * (UNIT / 4);
    inputs[AT.kept + good] = kept * (UNIT / 4);
    inputs[AT.supply + good] = sheet[at.SUPPLY + good] * (UNIT / 16);
  }
  let spaces = standing.planning;
  const steps = sheet[at.ROAD_STEPS];
  for (let step = 0; step < steps; step++) if (tables.road[step] === 'planning') spaces++;
  spaces = Math.min(spaces, tables.planningMost);
  for (let next = 0; next < ROAD_SEEN && steps + next < tables.road.length; next++) {
    inputs[AT.road + 2 * next + (tables.road[steps + next] === 'planning' ? 0 : 1)] = UNIT;
  }
  inputs[AT.bag] = tiles * (UNIT / 16);
  inputs[AT.bag + 1] = spaces * (UNIT / 8);
  inputs[AT.bag + 2] = Math.min(1, tiles / spaces) * UNIT;
  inputs[AT.bag + 3] = kinds * (UNIT / 8);
  inputs[AT.bag + 4] = steps * (UNIT / 8);
  inputs[AT.sales] = Math.min(4 * UNIT, sales * (UNIT / 8));
  inputs[AT.sales + 1] = Math.min(4 * UNIT, ready * (UNIT / 8));
  inputs[AT.houseTiles] = houseTiles * (UNIT / 8);
}

function writeBuildings(board: Board, sheet: at.Sheet, inputs: Inputs): void {
  clear(inputs, 'houseLeft', 'carts');
  const { houseGood, boatGood } = board.game.tables;
  for (let rest = sheet[at.HOUSES_LEFT]; rest !== 0; rest &= rest - 1) {
    inputs[AT.houseLeft + houseGood[31 - Math.clz32(rest & -rest)]] = UNIT;
  }
  for (let rest = sheet[at.BOATS_LEFT]; rest !== 0; rest &= rest - 1) {
    inputs[AT.boatLeft + boatGood[31 - Math.clz32(rest & -rest)]] = UNIT;
  }
  inputs[AT.buildings] = sheet[at.BOATS] * (UNIT / 4);
  inputs[AT.buildings + 1] = sheet[at.HOUSES] * (UNIT / 4);
  inputs[AT.buildings + 2] = countBits(sheet[at.HOUSE_GOODS]) * (UNIT / 4);
  inputs[AT.buildings + 3] = countBits(sheet[at.BOATS_LEFT]) * (UNIT / 8);
  inputs[AT.buildings + 4] = countBits(sheet[at.HOUSES_LEFT]) * (UNIT / 8);
  inputs[AT.buildings + 5] = countBits(sheet[at.ORDERS_LEFT]) * (UNIT / 8);
  inputs[AT.buildings + 6] = sheet[at.OPALS] * (UNIT / 8);
  let carts = 0;
  for (let slot = 0; slot < board.slots; slot++) if (sheet[at.CART + slot] > 0) carts++;
  inputs[AT.carts] = carts > 0 ? UNIT : 0;
  inputs[AT.carts + 1] = carts * (UNIT / 4);
  inputs[AT.carts + 2] = sheet[at.CARTS_LEFT] * (UNIT / 16);
}

const CARDS = LOCATION_COUNT * GOOD_COUNT;

/** What lies on the spaces for later rounds. */
function writeWaiting(board: Board, sheet: at.Sheet, inputs: Inputs): void {
  inputs.fill(0, AT.lying, INPUTS);
  for (let place = 0; place < board.sites.length; place++) {
    let tiles = 0;
    const things = at.LYING + place * at.THINGS;
    for (let thing = 0; thing < at.THINGS; thing++) {
      const here = sheet[things + thing];
      if (here === 0) continue;
      tiles += here;
      if (place < LOCATION_COUNT && thing < GOOD_COUNT)
        inputs[AT.waiting + place * GOOD_COUNT + thing] = here * (UNIT / 2);
    }
    if (tiles === 0) continue;
    if (place < at.FIRST_CARD_PLACE) inputs[AT.lying + place] = tiles * (UNIT / 4);
    const exchange = board.exchanges[place];
    if (exchange !== null) inputs[AT.waiting + CARDS + (tiles === exchange.pays.length ? 0 : 1)] += UNIT / 2;
  }
  for (let slot = 0; slot < board.slots; slot++) {
    if (sheet[at.FARE + slot] > 0) inputs[AT.waiting + CARDS + 2] += UNIT / 2;
  }
}

function writeCards(board: Board, standing: Standing, sheet: at.Sheet, inputs: Inputs): void {
  const { game } = board;
  // What the seat owns and what lies on the strip stand before all that a deed changes.
  inputs.set(standing.base.subarray(AT.gains, AT.pileGains), AT.gains);
  const extension = sheet[at.NEW_EXTENSION] - 1;
  if (extension >= 0) {
    addExtension(game, inputs, extension);
    addOffer(game, inputs, extension, standing.prices[extension], -1);
  }
  const asset = sheet[at.NEW_ASSET] - 1;
  if (asset >= 0) addAsset(game, inputs, asset);
}

function writeFigure({ game }: Board, sheet: at.Sheet, inputs: Inputs): void {
  clear(inputs, 'figure', 'lying');
  const figure = sheet[at.FIGURE];
  if (figure < 0) return;
  inputs[AT.figure + figure] = UNIT;
  for (let location = 0; location < LOCATION_COUNT; location++) {
    inputs[AT.away + location] = distance(game, figure, location) * (UNIT / 4);
  }
}

function writePromises({ missions, endStoring, order, shares }: Promises, inputs: Inputs): void {
  inputs[AT.missions] = missions * (UNIT / 8);
  for (let slot = 0; slot < shares.length; slot++) inputs[AT.missions + 1 + slot] = shares[slot] * UNIT;
  inputs[AT.endStoring] = endStoring * (UNIT / 16);
  inputs[AT.order + 7] = order * (UNIT / 16);
}

/**
 * Writes a sheet as the nets' inputs. Of inputs that were written for another sheet of the same round only the parts in which
 * the two differ need to be written anew; of any others everything. Returns how many rounds are left after the sheet, or −1 if
 * that has not changed.
 */
export function writeInputs(
  board: Board,
  standing: Standing,
  sheet: at.Sheet,
  promises: Promises,
  inputs: Inputs,
  parts = EVERYTHING,
): number {
  if (parts === EVERYTHING) inputs.set(standing.base);
  const rounds = (parts & PART.end) === 0 ? -1 : writeEnd(standing, sheet, inputs);
  if ((parts & PART.tiles) !== 0) writeTiles(board, standing, sheet, inputs);
  if ((parts & PART.coins) !== 0) {
    const coins = sheet[at.COINS];
    inputs[AT.coins] = Math.min(UNIT, coins * (UNIT / 2));
    inputs[AT.coins + 1] = Math.min(2 * UNIT, coins * (UNIT / 4));
    inputs[AT.coins + 2] = Math.min(4 * UNIT, coins * (UNIT / 8));
  }
  if ((parts & PART.rows) !== 0) writeRows(board, sheet, inputs);
  if ((parts & PART.order) !== 0) writeOrders(board, sheet, inputs);
  if ((parts & PART.offers) !== 0) writeOffers(board, sheet, inputs);
  if ((parts & PART.buildings) !== 0) writeBuildings(board, sheet, inputs);
  if ((parts & PART.cards) !== 0) writeCards(board, standing, sheet, inputs);
  if ((parts & PART.waiting) !== 0) writeWaiting(board, sheet, inputs);
  if ((parts & PART.figure) !== 0) writeFigure(board, sheet, inputs);
  writePromises(promises, inputs);
  return rounds;
}
