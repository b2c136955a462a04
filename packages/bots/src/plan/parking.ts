import {
  COIN,
  CORN,
  type ExchangeTable,
  FARM,
  FOOD,
  FOREST,
  GOOD_COUNT,
  HARBOR,
  MARKET,
  MINE,
  ROAD,
  siteTakes,
  VILLAGE,
} from '@altiplano/rules/engine';
import type { Outlook } from '../evaluate/outlook.ts';
import { orderSpace } from '../sheet/do-deed.ts';
import * as at from '../sheet/sheet.ts';
import { note, ON_EXTRA, ON_SLOT } from '../sheet/tiles.ts';
import { rowFor } from '../sheet/warehouse.ts';

/** What makes a place worth waiting at: something already there that the tile goes with. */
function company(sheet: at.Sheet, place: number, good: number): number {
  let tiles = 0;
  for (let other = 0; other < GOOD_COUNT; other++) {
    if (other !== good || place === at.STRIP_PLACE) continue;
    tiles += sheet[at.LYING + place * at.THINGS + other];
  }
  return tiles;
}

/** How well a tile waits at a location for the next round. */
function waitingAt(outlook: Outlook, sheet: at.Sheet, place: number, good: number): number {
  const { board } = outlook;
  const { game } = board;
  switch (place) {
    case VILLAGE: {
      const row = rowFor(board, sheet, good);
      if (row < 0) return 0.1;
      return sheet[at.ROW_TILES + row] > 0 ? 1.5 : 0.6;
    }
    case MARKET:
      return orderSpace(game, sheet, 0, good) >= 0 || orderSpace(game, sheet, 1, good) >= 0 ? 2 : 0.3;
    case ROAD:
      return sheet[at.ROAD_STEPS] < game.tables.road.length && company(sheet, place, good) === 0 ? 0.9 : 0.05;
    case HARBOR:
    case FARM:
    case MINE:
    case FOREST:
      return 0.7 + 0.6 * company(sheet, place, good);
    default:
      return 0.2;
  }
}

/** Nothing is left of what it would bring. */
function isUseless({ gains, coins, opals, points }: ExchangeTable, sheet: at.Sheet): boolean {
  if (gains.length === 0 || coins + opals + points > 0) return false;
  return gains.every((good) => sheet[at.SUPPLY + good] === 0);
}

function printedFor(outlook: Outlook, sheet: at.Sheet, place: number, good: number): number {
  const exchange = outlook.board.exchanges[place];
  if (exchange === null || isUseless(exchange, sheet)) return 0;
  const asked = exchange.pays.filter((thing) => thing === good).length;
  return asked > sheet[at.LYING + place * at.THINGS + good] ? 2.5 - 0.4 * exchange.pays.length : 0;
}

function worthOf(outlook: Outlook, sheet: at.Sheet, place: number, good: number): number {
  if (sheet[at.ROOM + place] === 0) return 0;
  const { board } = outlook;
  if ((siteTakes(board.game, board.seat, board.sites[place]) & (1 << good)) === 0) return 0;
  if (board.exchanges[place] !== null) return printedFor(outlook, sheet, place, good);
  return waitingAt(outlook, sheet, place, good);
}

function bestSlot(outlook: Outlook, sheet: at.Sheet): number {
  let best = -1;
  for (let slot = 0; slot < outlook.board.slots; slot++) {
    if (sheet[at.FARE + slot] !== 0) continue;
    if (best < 0 || sheet[at.CART + slot] > sheet[at.CART + best]) best = slot;
  }
  return best;
}

/** Lays one tile where it waits best; false if no space takes it. */
function park(outlook: Outlook, sheet: at.Sheet, good: number): boolean {
  let place = -1;
  let worth = 0;
  for (let k = 0; k < outlook.board.sites.length; k++) {
    const here = worthOf(outlook, sheet, k, good);
    if (here > worth) {
      worth = here;
      place = k;
    }
  }
  const slot = good === FOOD ? bestSlot(outlook, sheet) : -1;
  if (slot >= 0 && (sheet[at.CART + slot] > 0 ? 1.4 : 0.8) > worth) {
    sheet[at.FARE + slot] = good + 1;
    note(ON_SLOT + slot, good);
  } else if (sheet[at.EXTRA_FREE] > 0 && worth < 0.9) {
    sheet[at.EXTRA_FREE]--;
    note(ON_EXTRA, good);
  } else if (place >= 0) {
    sheet[at.ROOM + place]--;
    sheet[at.LYING + place * at.THINGS + good]++;
    note(place, good);
  } else return false;
  sheet[at.HAND + good]--;
  return true;
}

/** Whatever the plan leaves in hand waits on a space, so that it blocks no draw; most valuable first. */
export function parkAll(outlook: Outlook, sheet: at.Sheet): void {
  for (let good = GOOD_COUNT - 1; good >= 0; good--) {
    if (good === CORN || good === COIN) continue;
    while (sheet[at.HAND + good] > 0 && park(outlook, sheet, good));
  }
}
