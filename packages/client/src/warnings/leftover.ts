import {
  apply,
  argA,
  copyGame,
  firstCell,
  type Game,
  kindOf,
  LOCATION_COUNT,
  MOVE,
  siteAt,
  siteSize,
  siteTotal,
  thingIn,
} from '@altiplano/rules/engine';
import { actionsAt, beginTurn, payment, seatOf } from './rehearsal.ts';

/** Enough for anything that fits on a location; beyond it the best found so far counts. */
const MOST_POSITIONS = 200;

/** The sites whose tiles serve only this location: its own, and extensions that enlarge it (X19). */
export function sitesFor(game: Game, seat: number, location: number): number[] {
  const { firstExtension, firstAsset, spacesFor } = game.tables;
  const sites = [location];
  for (let k = firstExtension; k < siteTotal(game, seat); k++) {
    const site = siteAt(game, seat, k);
    if (site < firstAsset && spacesFor[site - firstExtension] === location) sites.push(site);
  }
  return sites;
}

/** The things that lie on these sites. */
function thingsOnSites(game: Game, seat: number, sites: readonly number[]): number[] {
  return sites.flatMap((site) => {
    const first = firstCell(game, seat, site);
    const cells = game.state.cells.slice(first, first + siteSize(game, seat, site));
    return cells.filter((cell) => cell !== 0).map(thingIn);
  });
}

/**
 * What at best stays on a location's spaces if its actions are taken as often as they can be, coins granted. `turn` is
 * a rehearsed turn.
 */
export function leftoverAt(turn: Game, seatNumber: number, location: number): number[] {
  const sites = sitesFor(turn, seatNumber, location);
  const start = copyGame(turn);
  seatOf(start, seatNumber).coins += 9;
  seatOf(start, seatNumber).figure = location;
  let best = thingsOnSites(start, seatNumber, sites);
  const seen = new Set<string>();
  const open = [start];
  while (best.length > 0 && seen.size < MOST_POSITIONS) {
    const game = open.pop();
    if (game === undefined) break;
    for (const move of actionsAt(game, seatNumber, location)) {
      if (!mayHelp(game, move, best)) continue;
      const next = copyGame(game);
      apply(next, seatNumber, move);
      beginTurn(next, seatNumber);
      const left = thingsOnSites(next, seatNumber, sites);
      const key = keyOf(next, seatNumber, left);
      if (seen.has(key)) continue;
      seen.add(key);
      if (left.length < best.length) best = left;
      open.push(next);
    }
  }
  return best;
}

/** Actions with tiles, and orders that ask for something that lies there. */
function mayHelp(game: Game, move: number, left: readonly number[]): boolean {
  if (payment(move) === 'tiles') return true;
  if (kindOf(move) !== MOVE.takeOrder) return false;
  const wanted = game.tables.orderMask[argA(move)] ?? 0;
  return left.some((thing) => (wanted & (1 << thing)) !== 0);
}

function keyOf(game: Game, seatNumber: number, left: readonly number[]): string {
  const { rowTiles, order, delivered } = seatOf(game, seatNumber);
  return [...left.toSorted((a, b) => a - b), '|', ...rowTiles, '|', order, delivered].join();
}

/** The locations at which a rehearsed turn could use tiles, and those where it could only buy something. */
export function placesToAct(turn: Game, seat: number): { tiles: number[]; coins: number[] } {
  const tiles: number[] = [];
  const coins: number[] = [];
  for (let location = 0; location < LOCATION_COUNT; location++) {
    const actions = actionsAt(turn, seat, location);
    if (actions.some((move) => payment(move) === 'tiles')) tiles.push(location);
    else if (actions.length > 0) coins.push(location);
  }
  return { tiles, coins };
}
