import * as at from '../sheet/sheet.ts';
import type { Promises } from '../learned/features.ts';
import { MISSIONS_TOLD, missionWorth } from './missions.ts';
import { bagWorth, keptWorth } from './bag.ts';
import { endStoring } from './end-storing.ts';
import { orderWorth } from './order.ts';
import type { Outlook } from './outlook.ts';
import { assetPart, goodsPoints, pointsNow } from './points.ts';
import { openRows, rowPointsNow } from './rows.ts';
import { whimWorth } from './whims.ts';

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
  return worthBy(outlook, sheet, Number.POSITIVE_INFINITY);
}

/** The same at a glance: of several nets only the first is asked. */
export function glance(outlook: Outlook, sheet: at.Sheet): number {
  return worthBy(outlook, sheet, 1);
}

function worthBy(outlook: Outlook, sheet: at.Sheet, nets: number): number {
  const { whims } = outlook;
  const worth = soberWorth(outlook, sheet, nets);
  if (whims === null) return worth;
  return worth + whimWorth(whims, sheet, outlook.board.slots, orderWorth(outlook, sheet));
}

/** Says that the sheets evaluated next are like this one, which makes nets quicker. */
export function prepareFor(outlook: Outlook, sheet: at.Sheet): void {
  const { opinion } = outlook;
  if (opinion === null || opinion.tempo.rounds <= 0) return;
  opinion.anchor(sheet, promisesOf(outlook, sheet));
}

function soberWorth(outlook: Outlook, sheet: at.Sheet, nets: number): number {
  const { opinion } = outlook;
  if (opinion === null || opinion.tempo.rounds <= 0) return evaluateByWeights(outlook, sheet);
  const known = promisesOf(outlook, sheet);
  return pointsNow(outlook, sheet) + known.order + opinion.ask(sheet, known, nets);
}

const promises = { missions: 0, order: 0, endStoring: 0, shares: new Float64Array(MISSIONS_TOLD) };

/** What the weights say of missions and the open order, and what the end would store. */
export function promisesOf(outlook: Outlook, sheet: at.Sheet): Promises {
  if (outlook.missions.length < 2) promises.shares.fill(0);
  promises.missions = outlook.missions.length === 0 ? 0 : missionWorth(outlook, sheet, promises.shares);
  promises.order = orderWorth(outlook, sheet);
  promises.endStoring = endStoring(outlook, sheet);
  return promises;
}

/** By the hand-made or tuned weights, part by part. */
function evaluateByWeights(outlook: Outlook, sheet: at.Sheet): number {
  const { parts, weights } = outlook;
  parts[0] = sheet[at.POINTS];
  parts[1] = goodsPoints(outlook, sheet);
  // Before the last round the weight of such an extension stands for it.
  parts[2] = rowPointsNow(outlook, sheet) + (outlook.rounds > 0 ? 0 : endStoring(outlook, sheet));
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
