import {
  CORN,
  distance,
  type ExchangeTable,
  type Game,
  GOOD_COUNT,
  LOCATION_COUNT,
  mayOwnKind,
} from '@altiplano/rules/engine';
import type { Board } from '../sheet/board.ts';
import { countBits } from '../sheet/count-bits.ts';
import { countLacking, createLacking } from '../sheet/lacking.ts';
import * as at from '../sheet/sheet.ts';
import { createEnd, foresee, type Tempo } from '../evaluate/tempo.ts';
import { OFFERS, writeOffers } from './offers.ts';
import { WAITING, writeWaiting } from './waiting.ts';

const VERBS = ['extraSpace', 'fare', 'swapDrawn', 'spaces', 'storeAtEnd', 'holdCorn'];

/**
 * The places of the inputs, in order; what a card does is told by what it takes and gives, never by its name. New ones go
 * to the end: nets that did not know them yet can go on learning with them.
 */
const SIZES = {
  rounds: 4,
  players: 4,
  own: GOOD_COUNT,
  stored: GOOD_COUNT,
  kept: GOOD_COUNT,
  supply: GOOD_COUNT,
  bag: 5,
  coins: 3,
  rows: 12,
  rowSums: 5,
  order: 9,
  buildings: 8,
  carts: 3,
  gains: GOOD_COUNT,
  takes: GOOD_COUNT + 1,
  verbs: 6,
  assets: 8,
  missions: 3,
  figure: LOCATION_COUNT,
  lying: at.FIRST_CARD_PLACE,
  asked: GOOD_COUNT,
  wanting: GOOD_COUNT,
  offers: OFFERS,
  drawable: GOOD_COUNT + 1,
  away: LOCATION_COUNT,
  endStoring: 1,
  strip: GOOD_COUNT + VERBS.length,
  rowLacks: GOOD_COUNT,
  rowBrings: GOOD_COUNT,
  houseKinds: GOOD_COUNT,
  waiting: WAITING,
  tempo: 6,
} as const;

export type Group = keyof typeof SIZES;
const STARTS = {} as Record<Group, number>;
let count = 0;
for (const group of Object.keys(SIZES) as Group[]) {
  STARTS[group] = count;
  count += SIZES[group];
}
export const FEATURES = count;

/** Where the inputs of each group begin and how many they are. */
export const GROUPS = (Object.keys(SIZES) as Group[]).map((group) => ({
  group,
  from: STARTS[group],
  to: STARTS[group] + SIZES[group],
}));

/** What can be reckoned of things that a net finds hard to add up. */
export interface Promises {
  readonly missions: number;
  readonly order: number;
  readonly endStoring: number;
  /** Of each own mission not yet fulfilled: its points, how far it is fulfilled, both together. */
  readonly shares: ArrayLike<number>;
}

/** The inputs that no deed of the round changes, but for a card bought. */
export interface Standing {
  readonly base: Float64Array;
  readonly tempo: Tempo;
  readonly planning: number;
}

function addExchange(inputs: Float64Array, exchange: ExchangeTable, sign: number): void {
  for (const good of exchange.gains) inputs[STARTS.gains + good] += sign / exchange.gains.length;
  for (const thing of exchange.pays) inputs[STARTS.takes + thing] += (0.5 * sign) / exchange.pays.length;
}

function addExtension(game: Game, inputs: Float64Array, tile: number): void {
  const exchange = game.tables.siteExchange[game.tables.firstExtension + tile];
  if (exchange !== null) return addExchange(inputs, exchange, 1);
  const verb = VERBS.indexOf(game.tables.extensionVerb[tile]);
  if (verb >= 0) inputs[STARTS.verbs + verb] += 1;
}

/** What lies on the strip for the seat to buy, by what it would give. */
function addToStrip({ tables }: Game, inputs: Float64Array, tile: number, sign: number): void {
  const exchange = tables.siteExchange[tables.firstExtension + tile];
  if (exchange !== null) {
    for (const good of exchange.gains) inputs[STARTS.strip + good] += sign;
    return;
  }
  const verb = VERBS.indexOf(tables.extensionVerb[tile]);
  if (verb >= 0) inputs[STARTS.strip + GOOD_COUNT + verb] += sign;
}

function addAsset(game: Game, inputs: Float64Array, asset: number): void {
  const exchange = game.tables.siteExchange[game.tables.firstAsset + asset];
  if (exchange !== null) {
    inputs[STARTS.assets + 1] += 0.5;
    inputs[STARTS.assets + 2] += 0.3 * (exchange.points + 0.5 * (exchange.coins + exchange.opals));
    for (const good of exchange.gains) inputs[STARTS.assets + 3] += 0.2 * game.tables.value[good];
    return;
  }
  const verb = game.tables.assetVerb[asset];
  if (verb === 'storeForTraveler') inputs[STARTS.assets + 4] += 1;
  else if (verb === 'freeCartUses' || verb === 'steps' || verb === 'fare') inputs[STARTS.assets + 5] += 0.5;
  else if (verb.endsWith('Points') || verb.startsWith('endPoints')) inputs[STARTS.assets + 6] += 0.5;
  else inputs[STARTS.assets + 7] += 0.5;
}

/** What is still in the bag is drawn before anything that goes into the container (D4). */
function writeBag(bag: ArrayLike<number>, base: Float64Array): void {
  let tiles = 0;
  for (let good = 0; good < GOOD_COUNT; good++) {
    tiles += bag[good];
    base[STARTS.drawable + good] = bag[good] / 3;
  }
  base[STARTS.drawable + GOOD_COUNT] = tiles / 8;
}

/** Reads what stays the same for a seat in a round. */
export function readStanding(board: Board, tempo: Tempo, planning: number): Standing {
  const { game, seat } = board;
  const { state, tables } = game;
  const base = new Float64Array(FEATURES);
  base[STARTS.players + tables.players - 2] = 1;
  const own = state.seats[seat];
  if (own.role >= 0) addExchange(base, tables.roleExchange[own.role], 1);
  for (let i = 0; i < own.extensionCount; i++) addExtension(game, base, own.extensions[i]);
  for (let i = 0; i < own.assetCount; i++) addAsset(game, base, own.assets[i]);
  base[STARTS.assets] = own.assetCount / 4;
  writeBag(own.bag, base);
  for (const tile of state.strip)
    if (tile >= 0 && mayOwnKind(game, seat, tile)) addToStrip(game, base, tile, 1);
  return { base, tempo, planning };
}

function writeRows(board: Board, sheet: at.Sheet, inputs: Float64Array): void {
  const { rowSpaces, rowPoints } = board.game.tables;
  let open = 0;
  let near = 0;
  let sure = 0;
  let next = 0;
  for (let row = 0; row < board.rows; row++) {
    const tiles = sheet[at.ROW_TILES + row];
    if (tiles === 0) {
      next = rowPoints[row];
      break;
    }
    const spaces = rowSpaces[row];
    if (row < SIZES.rows) inputs[STARTS.rows + row] = tiles / spaces;
    const missing = spaces - tiles;
    if (missing === 0) continue;
    const good = sheet[at.ROW_GOOD + row];
    inputs[STARTS.rowLacks + good] += missing / 4;
    inputs[STARTS.rowBrings + good] += rowPoints[row] / 20;
    const have = good === CORN ? 0 : Math.min(missing, sheet[at.OWN + good]);
    open += (rowPoints[row] * tiles) / spaces;
    near += (rowPoints[row] * (tiles + have)) / spaces;
    if (have === missing) sure += rowPoints[row];
  }
  inputs[STARTS.rowSums] = open / 20;
  inputs[STARTS.rowSums + 1] = near / 20;
  inputs[STARTS.rowSums + 2] = sure / 20;
  inputs[STARTS.rowSums + 3] = next / 20;
  inputs[STARTS.rowSums + 4] = sheet[at.HELD_CORN] / 2;
}

const lacking = createLacking();

function writeOrder(board: Board, sheet: at.Sheet, inputs: Float64Array): void {
  inputs[STARTS.order + 6] = sheet[at.ORDERS] / 3;
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
    inputs[STARTS.asked + good] = lacking[good] / 2;
    inputs[STARTS.wanting + good] = (lacking[good] - own) / 2;
  }
  const points = game.components.orders[order].points;
  inputs[STARTS.order] = 1;
  inputs[STARTS.order + 1] = (points - value) / 20;
  inputs[STARTS.order + 2] = done / spaces;
  inputs[STARTS.order + 3] = have / spaces;
  inputs[STARTS.order + 4] = done + have === spaces ? 1 : 0;
  inputs[STARTS.order + 5] = ((points - value) * (done + have)) / (20 * spaces);
}

const ROUNDS_A_UNIT = 16;

const end = createEnd();

/** How near the end is after what the sheet has taken; the rounds that are then left. */
function writeEnd(tempo: Tempo, sheet: at.Sheet, inputs: Float64Array): number {
  foresee(tempo, sheet, end);
  const { rounds, strip, nearest, second } = end;
  inputs[STARTS.rounds] = rounds / ROUNDS_A_UNIT;
  inputs[STARTS.rounds + 1] = Math.min(1, rounds / 3);
  inputs[STARTS.rounds + 2] = rounds <= 0 ? 1 : 0;
  inputs[STARTS.rounds + 3] = (rounds / 16) ** 2;
  inputs[STARTS.tempo] = strip / 16;
  inputs[STARTS.tempo + 1] = Math.min(1, strip / 4);
  inputs[STARTS.tempo + 2] = Math.min(3, nearest / 16);
  inputs[STARTS.tempo + 3] = Math.min(3, second / 16);
  inputs[STARTS.tempo + 4] = tempo.rivalsBuy;
  inputs[STARTS.tempo + 5] = Math.min(1.5, tempo.rivalCoins / 8);
  return rounds;
}

/** The rounds that are left, out of the inputs. */
export function roundsIn(inputs: Float64Array): number {
  return inputs[STARTS.rounds] * ROUNDS_A_UNIT;
}

/** Writes a sheet as the net's inputs, and says how many rounds are left after it. */
export function writeFeatures(
  board: Board,
  standing: Standing,
  sheet: at.Sheet,
  promises: Promises,
  inputs: Float64Array,
): number {
  const { tables } = board.game;
  inputs.set(standing.base);
  const rounds = writeEnd(standing.tempo, sheet, inputs);
  let tiles = 0;
  let kinds = 0;
  let houseTiles = 0;
  const houses = sheet[at.HOUSE_GOODS];
  for (let good = 0; good < GOOD_COUNT; good++) {
    const own = sheet[at.OWN + good];
    tiles += own;
    if (own > 0) kinds++;
    if ((houses & (1 << good)) !== 0) {
      houseTiles += own;
      inputs[STARTS.houseKinds + good] = 1;
    }
    inputs[STARTS.own + good] = own / 5;
    inputs[STARTS.stored + good] = sheet[at.STORED + good] / 4;
    inputs[STARTS.kept + good] = sheet[at.KEPT + good] / 3;
    inputs[STARTS.supply + good] = sheet[at.SUPPLY + good] / 15;
  }
  let spaces = standing.planning;
  for (let step = 0; step < sheet[at.ROAD_STEPS]; step++) if (tables.road[step] === 'planning') spaces++;
  spaces = Math.min(spaces, tables.planningMost);
  inputs[STARTS.bag] = tiles / 16;
  inputs[STARTS.bag + 1] = (spaces - 4) / 4;
  inputs[STARTS.bag + 2] = Math.min(1, tiles / spaces);
  inputs[STARTS.bag + 3] = kinds / 8;
  inputs[STARTS.bag + 4] = sheet[at.ROAD_STEPS] / tables.road.length;
  const coins = sheet[at.COINS];
  inputs[STARTS.coins] = Math.min(1, coins / 2);
  inputs[STARTS.coins + 1] = Math.min(1, coins / 6);
  inputs[STARTS.coins + 2] = coins / 10;
  writeRows(board, sheet, inputs);
  writeOrder(board, sheet, inputs);
  writeOffers(board.game, sheet, inputs, STARTS.offers);
  const place = STARTS.buildings;
  inputs[place] = sheet[at.BOATS] / 4;
  inputs[place + 1] = sheet[at.HOUSES] / 4;
  inputs[place + 2] = countBits(houses) / 4;
  inputs[place + 3] = houseTiles / 8;
  inputs[place + 4] = countBits(sheet[at.BOATS_LEFT]) / 10;
  inputs[place + 5] = countBits(sheet[at.HOUSES_LEFT]) / 10;
  inputs[place + 6] = countBits(sheet[at.ORDERS_LEFT]) / 12;
  inputs[place + 7] = sheet[at.OPALS] / 6;
  let carts = 0;
  for (let slot = 0; slot < board.slots; slot++) if (sheet[at.CART + slot] > 0) carts++;
  inputs[STARTS.carts] = carts > 0 ? 1 : 0;
  inputs[STARTS.carts + 1] = carts / 3;
  inputs[STARTS.carts + 2] = sheet[at.CARTS_LEFT] / 12;
  if (sheet[at.NEW_EXTENSION] > 0) {
    addExtension(board.game, inputs, sheet[at.NEW_EXTENSION] - 1);
    addToStrip(board.game, inputs, sheet[at.NEW_EXTENSION] - 1, -1);
  }
  if (sheet[at.NEW_ASSET] > 0) {
    addAsset(board.game, inputs, sheet[at.NEW_ASSET] - 1);
    inputs[STARTS.assets] += 1 / 4;
  }
  inputs[STARTS.missions] = promises.missions / 6;
  inputs[STARTS.endStoring] = promises.endStoring / 20;
  inputs[STARTS.order + 7] = promises.order / 10;
  inputs[STARTS.order + 8] = promises.order > 0 ? 1 : 0;
  if (board.game.options.missions) inputs[STARTS.missions + 1] = 1;
  if (board.game.options.traveler === 'full') inputs[STARTS.missions + 2] = 1;
  writeWaiting(board, sheet, inputs, STARTS.lying, STARTS.waiting);
  const figure = sheet[at.FIGURE];
  if (figure < 0) return rounds;
  inputs[STARTS.figure + figure] = 1;
  for (let location = 0; location < LOCATION_COUNT; location++) {
    inputs[STARTS.away + location] = distance(board.game, figure, location) / 3;
  }
  return rounds;
}
