import {
  apply,
  copyGame,
  exchangeOf,
  firstCell,
  FRESH,
  type Game,
  GOODS,
  LOCATION_COUNT,
  LOCATIONS,
  MARKET,
  MOVEMENT_SITE,
  type ReadableMove,
  readMove,
  siteAt,
  siteSize,
  siteTotal,
  STRIP_SITE,
  thingIn,
  THINGS,
  VILLAGE,
} from '@altiplano/rules/engine';
import { errandsOf } from './errands.ts';
import { leftoverAt, placesToAct, sitesFor } from './leftover.ts';
import { mostReached } from './reach.ts';
import { actionsAt, payment, rehearse, seatOf } from './rehearsal.ts';
import { warn, type Warning } from './warning.ts';

/** The cells of a site, by their place among all cells. */
function cellsOf(game: Game, seat: number, site: number): number[] {
  const first = firstCell(game, seat, site);
  return Array.from({ length: siteSize(game, seat, site) }, (_, index) => first + index);
}

function isFresh(game: Game, cell: number): boolean {
  return ((game.state.cells[cell] ?? 0) & FRESH) !== 0;
}

function countsOf(things: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return counts;
}

/** Tiles that this plan adds to what stays unused on a location. */
export function unusableTiles(game: Game, seat: number): Warning[] {
  const turn = rehearse(game, seat);
  const warnings: Warning[] = [];
  for (let location = 0; location < LOCATION_COUNT; location++) {
    const fresh = sitesFor(game, seat, location)
      .flatMap((site) => cellsOf(game, seat, site))
      .filter((cell) => isFresh(game, cell));
    if (fresh.length === 0) continue;
    const left = countsOf(leftoverAt(turn, seat, location));
    const without = rehearse(game, seat);
    for (const cell of fresh) without.state.cells[cell] = 0;
    const leftBefore = countsOf(leftoverAt(without, seat, location));
    for (const [thing, tiles] of left) {
      const added = tiles - (leftBefore.get(thing) ?? 0);
      if (added <= 0) continue;
      warnings.push(
        warn('unusableTile', { thing: THINGS[thing] ?? '', site: LOCATIONS[location] ?? '', tiles: added }),
      );
    }
  }
  return warnings;
}

/** Tiles placed on an extra space (X14) in this plan that no action anywhere takes. */
export function unusableExtras(game: Game, seat: number): Warning[] {
  const { firstExtension, firstAsset, isExtra } = game.tables;
  const turn = rehearse(game, seat);
  const warnings: Warning[] = [];
  for (let k = firstExtension; k < siteTotal(game, seat); k++) {
    const site = siteAt(game, seat, k);
    const cell = firstCell(game, seat, site);
    if (site >= firstAsset || isExtra[site - firstExtension] !== true || !isFresh(game, cell)) continue;
    if (isTaken(turn, seat, cell)) continue;
    const thing = THINGS[thingIn(turn.state.cells[cell] ?? 0)] ?? '';
    warnings.push(warn('unusableTile', { thing, site: game.tables.siteNames[site] ?? '', tiles: 1 }));
  }
  return warnings;
}

/** Whether some action of a rehearsed turn, wherever the figure stands, takes what lies in a cell. */
function isTaken(turn: Game, seatNumber: number, cell: number): boolean {
  for (let location = 0; location < LOCATION_COUNT; location++) {
    for (const move of actionsAt(turn, seatNumber, location)) {
      if (payment(move) !== 'tiles') continue;
      const after = copyGame(turn);
      seatOf(after, seatNumber).figure = location;
      apply(after, seatNumber, move);
      if (after.state.cells[cell] === 0) return true;
    }
  }
  return false;
}

/** Cards on which this plan places something without filling them. */
export function incompleteCards(game: Game, seat: number): Warning[] {
  const warnings: Warning[] = [];
  for (let k = 0; k < siteTotal(game, seat); k++) {
    const site = siteAt(game, seat, k);
    if (exchangeOf(game, seat, site) === null) continue;
    const cells = cellsOf(game, seat, site);
    const missing = cells.filter((cell) => game.state.cells[cell] === 0).length;
    if (missing === 0 || !cells.some((cell) => isFresh(game, cell))) continue;
    warnings.push(warn('incompleteCard', { site: game.tables.siteNames[site] ?? '', missing }));
  }
  return warnings;
}

/** Whether there is more to do than can be reached. */
export function unreachablePlaces(game: Game, seat: number): Warning[] {
  const { places, reachable } = errandsOf(game, seat);
  return reachable < places.length ? [warn('unreachablePlace', { places: places.length, reachable })] : [];
}

/** Food placed on movement spaces in this plan without which as many places are reached, those to buy at too. */
export function idleFood(game: Game, seatNumber: number): Warning[] {
  const turn = rehearse(game, seatNumber);
  const { tiles, coins } = placesToAct(turn, seatNumber);
  const hasMoney = seatOf(turn, seatNumber).coins > 0 || tiles.includes(MARKET);
  const wanted = [...new Set([...tiles, ...coins, ...(hasMoney ? [MARKET, VILLAGE] : [])])];
  const reached = mostReached(turn, seatNumber, wanted);
  let idle = 0;
  for (let slot = 0; slot < game.tables.movement; slot++) {
    const cell = firstCell(game, seatNumber, MOVEMENT_SITE + slot);
    if (!isFresh(game, cell)) continue;
    const lying = turn.state.cells[cell] ?? 0;
    turn.state.cells[cell] = 0;
    if (mostReached(turn, seatNumber, wanted) === reached) idle++;
    else turn.state.cells[cell] = lying;
  }
  return idle > 0 ? [warn('idleFood', { tiles: idle })] : [];
}

/** Tiles on planning spaces that an action within reach could use if they were placed. */
export function unplacedTiles(game: Game, seatNumber: number): Warning[] {
  const turn = rehearse(game, seatNumber);
  const seat = seatOf(game, seatNumber);
  const places = placesToAct(turn, seatNumber).tiles;
  const reached = mostReached(turn, seatNumber, places);
  return GOODS.flatMap((good, index) => {
    const tiles = seat.planning[index] ?? 0;
    if (tiles === 0) return [];
    const site = usefulSite(game, seatNumber, index, turn, places, reached);
    return site === null ? [] : [warn('unplacedTile', { thing: good, site, tiles })];
  });
}

/** A tile that lies idle on a location and would be used elsewhere if it was taken back before drawing (D6). */
export function worthTakingBack(
  game: Game,
  seat: number,
  moves: readonly ReadableMove[],
): { readonly thing: string; readonly site: string } | null {
  const now = rehearse(game, seat);
  for (const move of moves) {
    if (move.type !== 'takeBack') continue;
    const { thing, site } = move;
    const good = GOODS.findIndex((name) => name === thing);
    const location = LOCATIONS.findIndex((place) => place === site);
    if (good < 0 || location < 0) continue;
    if (!leftoverAt(now, seat, location).includes(good)) continue;
    const read = readMove(game, move);
    if (typeof read !== 'number') continue;
    const after = copyGame(game);
    apply(after, seat, read);
    const turn = rehearse(after, seat);
    const places = placesToAct(turn, seat).tiles;
    const better = usefulSite(after, seat, good, turn, places, mostReached(turn, seat, places));
    if (better !== null && better !== site) return { thing, site };
  }
  return null;
}

/** The first location or card where one more tile of a good would be used. */
function usefulSite(
  game: Game,
  seat: number,
  good: number,
  turn: Game,
  places: readonly number[],
  reached: number,
): string | null {
  for (let k = 0; k < siteTotal(game, seat); k++) {
    const site = siteAt(game, seat, k);
    if (site === STRIP_SITE || (site >= MOVEMENT_SITE && site < game.tables.firstExtension)) continue;
    const exchange = exchangeOf(game, seat, site);
    const cell = cellsOf(game, seat, site).find(
      (free, index) => game.state.cells[free] === 0 && takes(game, site, exchange?.pays[index], good),
    );
    const location = exchange === null ? site : exchange.location;
    if (cell === undefined || location >= LOCATION_COUNT) continue;
    const before = leftoverAt(turn, seat, location).length;
    turn.state.cells[cell] = good + 1;
    const isUsed =
      exchange === null
        ? leftoverAt(turn, seat, location).length <= before
        : cellsOf(game, seat, site).every((all) => (turn.state.cells[all] ?? 0) !== 0);
    const wanted = [...new Set([...places, location])];
    const isReached = isUsed && mostReached(turn, seat, wanted) === reached + wanted.length - places.length;
    turn.state.cells[cell] = 0;
    if (isReached) return game.tables.siteNames[site] ?? null;
  }
  return null;
}

function takes(game: Game, site: number, printed: number | undefined, good: number): boolean {
  if (printed !== undefined) return printed === good;
  return site < LOCATION_COUNT && ((game.tables.accepts[site] ?? 0) & (1 << good)) !== 0;
}
