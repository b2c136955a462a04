import { CARD, GOOD_COUNT } from '@altiplano/rules/engine';
import * as at from '../sheet/sheet.ts';
import type { Outlook } from './outlook.ts';

function completedRows(outlook: Outlook, sheet: at.Sheet, withoutCorn: boolean): number {
  const { board } = outlook;
  const { rowSpaces } = board.game.tables;
  let rows = 0;
  for (let row = 0; row < board.rows; row++) {
    if (sheet[at.ROW_TILES + row] !== rowSpaces[row]) continue;
    if (!withoutCorn || sheet[at.ROW_CORN + row] === 0) rows++;
  }
  return rows;
}

function storedTiles(sheet: at.Sheet): number {
  let tiles = 0;
  for (let good = 0; good < GOOD_COUNT; good++) tiles += sheet[at.STORED + good];
  return tiles;
}

function storedKinds(sheet: at.Sheet): number {
  let kinds = 0;
  for (let good = 0; good < GOOD_COUNT; good++) if (sheet[at.STORED + good] > 0) kinds++;
  return kinds;
}

/** The fullest open row, or the fullest of one good, from 0 to 1. */
function fullestRow(outlook: Outlook, sheet: at.Sheet, goods: number): number {
  const { board } = outlook;
  const { rowSpaces } = board.game.tables;
  let full = 0;
  for (let row = 0; row < board.rows; row++) {
    const tiles = sheet[at.ROW_TILES + row];
    if (tiles === 0) break;
    if (goods === 0 || (goods & (1 << sheet[at.ROW_GOOD + row])) !== 0) {
      full = Math.max(full, tiles / rowSpaces[row]);
    }
  }
  return full;
}

function least(goods: number, sheet: at.Sheet, needed: number): number {
  let share = 1;
  for (let good = 0; good < GOOD_COUNT; good++) {
    if ((goods & (1 << good)) === 0) continue;
    const own = sheet[at.OWN + good] + sheet[at.STORED + good];
    share = Math.min(share, own / needed);
  }
  return share;
}

/** Who was first, if anyone: then only that seat can still hope. */
function ifFirst(outlook: Outlook, first: number, share: number): number {
  if (first < 0) return share;
  return first === outlook.board.seat ? 1 : 0;
}

/** Of the orders fulfilled, those that ask for certain goods. */
function wantedOrders(outlook: Outlook, sheet: at.Sheet, goods: number): number {
  const { game, seat } = outlook.board;
  const { orderMask } = game.tables;
  let count = 0;
  for (let order = 0; order < orderMask.length; order++) {
    if ((orderMask[order] & goods) === 0) continue;
    if (game.state.orderAt[order] === CARD.done + seat || sheet[at.NEW_ORDER] === order + 1) count++;
    else if (sheet[at.ORDER] === order || sheet[at.SECOND] === order) count += 0.5;
  }
  return count;
}

/** How far a mission is fulfilled, from 0 to 1. */
function progress(outlook: Outlook, sheet: at.Sheet, mission: number): number {
  const { game } = outlook.board;
  const { tables, state } = game;
  const needed = tables.missionLeast[mission];
  const goods = tables.missionGoods[mission];
  const good = 31 - Math.clz32(goods);
  switch (tables.missionVerb[mission]) {
    case 'orders':
      return sheet[at.ORDERS] / needed;
    case 'ordersAskingFor':
      return wantedOrders(outlook, sheet, goods) / needed;
    case 'boats':
      return sheet[at.BOATS] / needed;
    case 'houses':
      return sheet[at.HOUSES] / needed;
    case 'orderBoatAndHouse':
      return (
        (Math.min(1, sheet[at.ORDERS]) + Math.min(1, sheet[at.BOATS]) + Math.min(1, sheet[at.HOUSES])) / 3
      );
    case 'stored':
      return sheet[at.STORED + good] / needed;
    case 'storedKinds':
      return storedKinds(sheet) / needed;
    case 'storedTiles':
      return storedTiles(sheet) / needed;
    case 'rows':
      return completedRows(outlook, sheet, false) / needed;
    case 'rowsWithoutCorn':
      return completedRows(outlook, sheet, true) / needed;
    case 'firstRow':
      return ifFirst(outlook, state.firstRow, fullestRow(outlook, sheet, 0));
    case 'firstRowOf':
      return ifFirst(outlook, state.firstRowOf[good], fullestRow(outlook, sheet, goods));
    case 'firstOrder':
      return ifFirst(outlook, state.firstOrder, sheet[at.ORDERS] > 0 ? 1 : sheet[at.ORDER] >= 0 ? 0.4 : 0);
    case 'firstHouse':
      return ifFirst(outlook, state.firstHouse, Math.min(1, sheet[at.HOUSES]));
    case 'ownedAtEnd':
      return least(goods, sheet, needed);
    case 'mostAtEnd':
      return (sheet[at.OWN + good] + sheet[at.STORED + good]) / 6;
    case 'assetsAtEnd':
      return (outlook.assets + (sheet[at.NEW_ASSET] > 0 ? 1 : 0)) / needed;
  }
}

/** Numbers told of each mission: its points, how far it is fulfilled, both together. */
const TOLD = 3;
export const MISSIONS_TOLD = 2 * TOLD;

/**
 * What the own missions not yet fulfilled promise: near fulfilment nearly their points. What they bring and how far each is
 * goes into `told`.
 */
export function missionWorth(outlook: Outlook, sheet: at.Sheet, told: Float64Array | null = null): number {
  const { missions } = outlook.board.game.components;
  let worth = 0;
  for (let slot = 0; slot < outlook.missions.length; slot++) {
    const mission = outlook.missions[slot];
    const share = Math.min(1, progress(outlook, sheet, mission));
    const { points } = missions[mission];
    if (told !== null) {
      told[TOLD * slot] = points / 8;
      told[TOLD * slot + 1] = share;
      told[TOLD * slot + 2] = (share * points) / 8;
    }
    worth += share === 1 ? points : points * outlook.weights.mission * share * share * outlook.chance[2];
  }
  return worth;
}
