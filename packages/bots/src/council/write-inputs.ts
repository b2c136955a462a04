import { CORN, distance, GOOD_COUNT, LOCATION_COUNT } from '@altiplano/rules';
import { createEnd, foresee } from '../evaluate/tempo.ts';
import type { Board } from '../sheet/board.ts';
import { countBits } from '../sheet/count-bits.ts';
import { countLacking, createLacking } from '../sheet/lacking.ts';
import * as at from '../sheet/sheet.ts';
import type { Promises } from '../learned/features.ts';
import { AT, NEXT_ROWS, ROAD_SEEN, ROWS_SEEN, UNIT } from './inputs.ts';
import { addAsset, addExtension, addOffer, type Standing } from './standing.ts';

type Inputs = Int16Array;

function writeRows(board: Board, sheet: at.Sheet, inputs: Inputs): void {
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

function writeOrder(board: Board, sheet: at.Sheet, inputs: Inputs): void {
  inputs[AT.order + 6] = sheet[at.ORDERS] * (UNIT / 4);
  const order = sheet[at.ORDER];
  if (order < 0) return;
  const { game } = board;
  const spaces = game.tables.orderGoods[order].length;
  const done = spaces - countLacking(game, order, sheet[at.DELIVERED], lacking);
  let value = 0;
  let have = 0;
  for (let good = 0; good < GOOD_COUNT; good++) {
    if (lacking[good] === 0) continue;
    const own = Math.min(lacking[good], sheet[at.OWN + good]);
    value += lacking[good] * game.tables.value[good];
    have += own;
    inputs[AT.asked + good] = lacking[good] * (UNIT / 2);
    inputs[AT.wanting + good] = (lacking[good] - own) * (UNIT / 2);
  }
  const gain = game.components.orders[order].points + board.orderPoints - value;
  inputs[AT.order] = UNIT;
  inputs[AT.order + 1] = gain * (UNIT / 16);
  inputs[AT.order + 2] = (UNIT * done) / spaces;
  inputs[AT.order + 3] = (UNIT * have) / spaces;
  inputs[AT.order + 4] = done + have === spaces ? UNIT : 0;
  inputs[AT.order + 5] = (gain * (done + have) * (UNIT / 16)) / spaces;
  inputs[AT.order + 8] = (spaces - done - have) * (UNIT / 2);
}

const NEAR = 3;
const needed = new Int32Array(GOOD_COUNT);

/** What the orders that can still be taken would bring, by how near the own tiles are to them, and what they ask for. */
function writeOffers({ game, orderPoints }: Board, sheet: at.Sheet, inputs: Inputs): void {
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
  inputs[AT.rounds + 3] = (rounds / 16) ** 2 * UNIT;
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
  inputs[AT.buildings + 3] = houseTiles * (UNIT / 8);
}

function writeBuildings(board: Board, sheet: at.Sheet, inputs: Inputs): void {
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
  inputs[AT.buildings + 4] = countBits(sheet[at.BOATS_LEFT]) * (UNIT / 8);
  inputs[AT.buildings + 5] = countBits(sheet[at.HOUSES_LEFT]) * (UNIT / 8);
  inputs[AT.buildings + 6] = countBits(sheet[at.ORDERS_LEFT]) * (UNIT / 8);
  inputs[AT.buildings + 7] = sheet[at.OPALS] * (UNIT / 8);
  let carts = 0;
  for (let slot = 0; slot < board.slots; slot++) if (sheet[at.CART + slot] > 0) carts++;
  inputs[AT.carts] = carts > 0 ? UNIT : 0;
  inputs[AT.carts + 1] = carts * (UNIT / 4);
  inputs[AT.carts + 2] = sheet[at.CARTS_LEFT] * (UNIT / 16);
}

const CARDS = LOCATION_COUNT * GOOD_COUNT;

/** What lies on the spaces for later rounds. */
function writeWaiting(board: Board, sheet: at.Sheet, inputs: Inputs): void {
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

/** Writes a sheet as the nets' inputs, and says how many rounds are left after it. */
export function writeInputs(
  board: Board,
  standing: Standing,
  sheet: at.Sheet,
  promises: Promises,
  inputs: Inputs,
): number {
  const { game } = board;
  inputs.set(standing.base);
  const rounds = writeEnd(standing, sheet, inputs);
  writeTiles(board, standing, sheet, inputs);
  const coins = sheet[at.COINS];
  inputs[AT.coins] = Math.min(UNIT, coins * (UNIT / 2));
  inputs[AT.coins + 1] = Math.min(2 * UNIT, coins * (UNIT / 4));
  inputs[AT.coins + 2] = Math.min(4 * UNIT, coins * (UNIT / 8));
  writeRows(board, sheet, inputs);
  writeOrder(board, sheet, inputs);
  writeOffers(board, sheet, inputs);
  writeBuildings(board, sheet, inputs);
  const extension = sheet[at.NEW_EXTENSION] - 1;
  if (extension >= 0) {
    addExtension(game, inputs, extension);
    addOffer(game, inputs, extension, standing.prices[extension], -1);
  }
  const asset = sheet[at.NEW_ASSET] - 1;
  if (asset >= 0) addAsset(game, inputs, asset);
  inputs[AT.missions] = promises.missions * (UNIT / 8);
  const { shares } = promises;
  for (let slot = 0; slot < shares.length; slot++) inputs[AT.missions + 1 + slot] = shares[slot] * UNIT;
  inputs[AT.endStoring] = promises.endStoring * (UNIT / 16);
  inputs[AT.order + 7] = promises.order * (UNIT / 16);
  writeWaiting(board, sheet, inputs);
  const figure = sheet[at.FIGURE];
  if (figure < 0) return rounds;
  inputs[AT.figure + figure] = UNIT;
  for (let location = 0; location < LOCATION_COUNT; location++) {
    inputs[AT.away + location] = distance(game, figure, location) * (UNIT / 4);
  }
  return rounds;
}
