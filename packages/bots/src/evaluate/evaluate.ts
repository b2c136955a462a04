import { CORN, FOOD, GOOD_COUNT, THINGS, WOOD } from '@altiplano/rules';
import * as at from '../sheet/sheet.ts';
import type { Promises } from '../learned/features.ts';
import { anchorAt, askNet } from '../learned/opinion.ts';
import { missionWorth } from './missions.ts';
import { MOST_MISSING, type Outlook } from './outlook.ts';
import { whimWorth } from './whims.ts';

const STONE = THINGS.indexOf('stone');

/** V1, V4: tiles by value, and those of goods on own houses. */
function goodsPoints(outlook: Outlook, sheet: at.Sheet): number {
  const { value } = outlook.board.game.tables;
  const houses = sheet[at.HOUSE_GOODS];
  let points = 0;
  for (let good = 0; good < GOOD_COUNT; good++) {
    const tiles = sheet[at.OWN + good] + sheet[at.STORED + good];
    points += tiles * value[good];
    if ((houses & (1 << good)) !== 0) points += tiles;
  }
  return points;
}

/** What the bag will bring: draws of the rounds left, each of average quality. */
function bagWorth(outlook: Outlook, sheet: at.Sheet): number {
  const { draw, rounds } = outlook;
  const { road, planningMost } = outlook.board.game.tables;
  let tiles = 0;
  let quality = 0;
  let crowd = 0;
  let kinds = 0;
  for (let good = 0; good < GOOD_COUNT; good++) {
    const own = sheet[at.OWN + good];
    if (own === 0) continue;
    tiles += own;
    quality += own * draw[good];
    crowd += own * own * (good === FOOD ? outlook.weights.crowdFood : outlook.weights.crowdOther);
    kinds++;
  }
  if (tiles === 0) return 0;
  quality -= crowd / tiles;
  let spaces = outlook.planning;
  for (let step = 0; step < sheet[at.ROAD_STEPS]; step++) if (road[step] === 'planning') spaces++;
  spaces = Math.min(spaces, planningMost);
  const drawn = Math.min(spaces, tiles);
  const { weights } = outlook;
  return (
    (rounds * drawn * quality) / tiles +
    weights.kinds * kinds * Math.min(1, rounds / 4) +
    weights.planningSpace * rounds * (spaces - outlook.planning) +
    buildingWorth(outlook, sheet)
  );
}

/** Wood and stone at hand for what they build: the road first, then houses and boats. */
function buildingWorth(outlook: Outlook, sheet: at.Sheet): number {
  const { weights, rounds, chance } = outlook;
  const stone = sheet[at.OWN + STONE];
  const wood = sheet[at.OWN + WOOD];
  const steps = Math.min(stone, wood, outlook.board.game.tables.road.length - sheet[at.ROAD_STEPS], 2);
  return (
    steps * weights.roadPair * rounds +
    (Math.min(2, stone >> 1) * weights.stonePair + Math.min(2, wood >> 1) * weights.woodPair) * chance[2]
  );
}

/** Tiles on spaces or still in hand are drawn already next round. */
function keptWorth(outlook: Outlook, sheet: at.Sheet): number {
  if (outlook.rounds === 0) return 0;
  const { draw } = outlook;
  let kept = 0;
  for (let good = 0; good < GOOD_COUNT; good++) kept += sheet[at.KEPT + good] * draw[good];
  return kept * outlook.weights.keep * outlook.chance[1];
}

function openRows(outlook: Outlook, sheet: at.Sheet): number {
  const { weights, rowChance, board } = outlook;
  const { rowSpaces, rowPoints } = board.game.tables;
  let worth = 0;
  for (let row = 0; row < board.rows; row++) {
    const tiles = sheet[at.ROW_TILES + row];
    if (tiles === 0) {
      worth += weights.rowNext * rowPoints[row] * outlook.chance[4];
      break;
    }
    const missing = rowSpaces[row] - tiles;
    if (missing === 0) continue;
    const good = sheet[at.ROW_GOOD + row];
    const wanting = good === CORN ? missing : Math.max(0, missing - sheet[at.OWN + good]);
    const promise =
      (rowPoints[row] + board.rowPoints) * rowChance[missing * MOST_MISSING + wanting] -
      weights.rowTile * missing;
    if (promise > 0) worth += promise;
  }
  return worth;
}

function rowPointsNow(outlook: Outlook, sheet: at.Sheet): number {
  const { board } = outlook;
  const { rowSpaces, rowPoints } = board.game.tables;
  let points = 0;
  for (let row = 0; row < board.rows; row++) {
    const tiles = sheet[at.ROW_TILES + row];
    if (tiles === 0) break;
    if (tiles === rowSpaces[row]) points += rowPoints[row];
  }
  return points;
}

const lacking = new Int32Array(GOOD_COUNT);

/** What the open order promises: its points by the chance to fulfil it, less what the missing tiles cost. */
function orderWorth(outlook: Outlook, sheet: at.Sheet): number {
  const order = sheet[at.ORDER];
  if (order < 0 || outlook.rounds <= 0) return 0;
  const { weights, board, make } = outlook;
  const { game } = board;
  const goods = game.tables.orderGoods[order];
  lacking.fill(0);
  let work = 0;
  let cost = 0;
  for (let space = 0; space < goods.length; space++) {
    if ((sheet[at.DELIVERED] & (1 << space)) !== 0) continue;
    const good = goods[space];
    lacking[good]++;
    work++;
    // A tile delivered scores nowhere else.
    cost += weights.orderTile + game.tables.value[good];
  }
  for (let good = 0; good < GOOD_COUNT; good++) {
    const wanting = lacking[good] - sheet[at.OWN + good];
    if (wanting > 0) work += weights.orderMake * make[good] * wanting;
  }
  const chance = Math.exp((-weights.orderEffort * work) / (outlook.rounds + 0.5));
  const points = game.components.orders[order].points + board.orderPoints + CORN_OF_ORDER;
  return Math.max(0, points * chance - cost);
}

/** A36: the corn that comes with a fulfilled order. */
const CORN_OF_ORDER = 2;

const FIRST_COINS = 4;

function coinWorth(outlook: Outlook, sheet: at.Sheet): number {
  const { weights, chance } = outlook;
  const coins = sheet[at.COINS];
  const first = Math.min(coins, FIRST_COINS);
  const later = first * weights.firstCoins + (coins - first) * weights.moreCoins;
  return later * chance[2] + coins * weights.anyCoin;
}

function cartWorth(outlook: Outlook, sheet: at.Sheet): number {
  let carts = 0;
  for (let slot = 0; slot < outlook.board.slots; slot++) if (sheet[at.CART + slot] > 0) carts++;
  if (carts === 0) return 0;
  return outlook.rounds * (outlook.weights.firstCart + (carts - 1) * outlook.weights.moreCarts);
}

/** The points a seat may expect from a sheet at the end of the game: those it would score now, and what each part promises. */
export function evaluate(outlook: Outlook, sheet: at.Sheet): number {
  const { whims } = outlook;
  const worth = soberWorth(outlook, sheet);
  if (whims === null) return worth;
  return worth + whimWorth(whims, sheet, outlook.board.slots, orderWorth(outlook, sheet));
}

/** Says that the sheets evaluated next are like this one, which makes a net quicker. */
export function prepareFor(outlook: Outlook, sheet: at.Sheet): void {
  const { opinion } = outlook;
  if (opinion === null || opinion.rounds <= 0) return;
  anchorAt(opinion, sheet, promisesOf(outlook, sheet));
}

function soberWorth(outlook: Outlook, sheet: at.Sheet): number {
  const { opinion } = outlook;
  if (opinion === null || opinion.rounds <= 0) return evaluateByWeights(outlook, sheet);
  const known = promisesOf(outlook, sheet);
  return pointsNow(outlook, sheet) + known.order + askNet(opinion, sheet, known);
}

const promises = { missions: 0, order: 0 };

/** What the weights say of missions and the open order. */
export function promisesOf(outlook: Outlook, sheet: at.Sheet): Promises {
  promises.missions = outlook.missions.length === 0 ? 0 : missionWorth(outlook, sheet);
  promises.order = orderWorth(outlook, sheet);
  return promises;
}

/** What would be scored now, but for missions not yet fulfilled. */
export function pointsNow(outlook: Outlook, sheet: at.Sheet): number {
  return (
    sheet[at.POINTS] +
    goodsPoints(outlook, sheet) +
    rowPointsNow(outlook, sheet) +
    (sheet[at.OPALS] >> 1) +
    assetPart(outlook, sheet[at.NEW_ASSET] - 1, false) +
    outlook.perExtension * (outlook.extensions + (sheet[at.NEW_EXTENSION] > 0 ? 1 : 0)) +
    outlook.missionPoints
  );
}

/** By the hand-made or tuned weights, part by part. */
function evaluateByWeights(outlook: Outlook, sheet: at.Sheet): number {
  const { parts, weights } = outlook;
  parts[0] = sheet[at.POINTS];
  parts[1] = goodsPoints(outlook, sheet);
  parts[2] = rowPointsNow(outlook, sheet);
  parts[3] = openRows(outlook, sheet);
  parts[4] = orderWorth(outlook, sheet);
  parts[5] = bagWorth(outlook, sheet);
  parts[6] = keptWorth(outlook, sheet);
  parts[7] = coinWorth(outlook, sheet);
  parts[8] = cartWorth(outlook, sheet);
  parts[9] = sheet[at.HOUSES] * weights.house * outlook.rounds;
  const extension = sheet[at.NEW_EXTENSION] - 1;
  parts[10] =
    outlook.ownedWorth +
    (extension < 0 ? 0 : outlook.extensionWorths[extension]) +
    outlook.perExtension * (outlook.extensions + (extension < 0 ? 0 : 1));
  const asset = sheet[at.NEW_ASSET] - 1;
  parts[11] = assetPart(outlook, asset, true);
  parts[12] = (sheet[at.OPALS] >> 1) + weights.opal * sheet[at.OPALS] * outlook.chance[2];
  parts[13] = outlook.missionPoints + (outlook.missions.length === 0 ? 0 : missionWorth(outlook, sheet));
  let worth = 0;
  for (let i = 0; i < parts.length; i++) worth += parts[i];
  return worth;
}

/** Assets that pay at the end, and the one bought on this sheet, with what else it promises or without. */
function assetPart(outlook: Outlook, asset: number, promise: boolean): number {
  const owned = outlook.perAsset * outlook.assets;
  if (asset < 0) return owned;
  const { tables } = outlook.board.game;
  const amount = tables.assetAmount[asset];
  const worth = owned + outlook.perAsset + (promise ? outlook.assetWorths[asset] : 0);
  switch (tables.assetVerb[asset]) {
    case 'endPointsPerAsset':
      return worth + amount * (outlook.assets + 1);
    case 'endPointsPerExtension':
      return worth + amount * outlook.extensions;
    case 'planningSpaces':
      return promise ? worth + amount * outlook.rounds * outlook.draw[FOOD] : worth;
    default:
      return worth;
  }
}
