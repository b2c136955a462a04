import { GOOD_COUNT } from '../goods.ts';
import { missionPays } from '../missions/missions.ts';
import type { Game } from '../state/game.ts';
import { allCoins } from '../state/spaces.ts';
import { CARD } from '../state/state.ts';
import { assetSum } from '../state/supply.ts';
import { isComplete } from '../warehouse/rows.ts';
import { ownedTiles } from './owned.ts';

/** Points by source; what each line counts is in the rule it names. */
export interface Score {
  /** V1 */
  readonly goods: number;
  /** V2 */
  readonly boats: number;
  readonly houses: number;
  /** V3 */
  readonly orders: number;
  /** V4 */
  readonly houseGoods: number;
  /** V5 */
  readonly rows: number;
  /** V6 */
  readonly missions: number;
  /** T15 */
  readonly opals: number;
  readonly points: number;
  readonly assets: number;
  readonly total: number;
  /** Not points: the tie-break (V7, V8). */
  readonly coins: number;
}

/** V4: a good shown on several own houses still pays once. */
function houseMask(game: Game, seat: number): number {
  let mask = 0;
  for (let house = 0; house < game.state.houseAt.length; house++) {
    if (game.state.houseAt[house] === CARD.held + seat) mask |= 1 << game.tables.houseGood[house];
  }
  return mask;
}

function orderPoints(game: Game, seat: number): number {
  let points = 0;
  for (let order = 0; order < game.state.orderAt.length; order++) {
    if (game.state.orderAt[order] === CARD.done + seat) points += game.components.orders[order].points;
  }
  return points;
}

function rowPoints(game: Game, seatNumber: number): number {
  const seat = game.state.seats[seatNumber];
  let points = 0;
  for (let row = 0; row < seat.rowTiles.length; row++) {
    if (isComplete(game, seat, row)) points += game.tables.rowPoints[row];
  }
  return points;
}

function missionPoints(game: Game, seatNumber: number): number {
  const seat = game.state.seats[seatNumber];
  let points = 0;
  for (let slot = 0; slot < seat.missions.length; slot++) {
    if (missionPays(game, seatNumber, slot)) points += game.components.missions[seat.missions[slot]].points;
  }
  return points;
}

/** What a seat would score if the game ended now. */
export function score(game: Game, seatNumber: number): Score {
  const seat = game.state.seats[seatNumber];
  const { tables, components } = game;
  const houses = houseMask(game, seatNumber);
  let goods = 0;
  let houseGoods = 0;
  for (let good = 0; good < GOOD_COUNT; good++) {
    const tiles = ownedTiles(game, seatNumber, good);
    goods += tiles * tables.value[good];
    if ((houses & (1 << good)) !== 0) houseGoods += tiles;
  }
  const lines = {
    goods,
    boats: seat.boats * components.points.boat,
    houses: seat.houses * components.points.house,
    orders: orderPoints(game, seatNumber),
    houseGoods,
    rows: rowPoints(game, seatNumber),
    missions: missionPoints(game, seatNumber),
    opals: seat.opals >> 1,
    points: seat.points,
    assets:
      assetSum(game, seatNumber, 'endPointsPerAsset') * seat.assetCount +
      assetSum(game, seatNumber, 'endPointsPerExtension') * seat.extensionCount,
  };
  const total = Object.values(lines).reduce((sum, points) => sum + points, 0);
  return { ...lines, total, coins: allCoins(game, seatNumber) };
}

/** The seats that win: the highest total, then the most coins, then shared (V7). */
export function winners(game: Game): number[] {
  const scores = game.state.seats.map((_, seat) => score(game, seat));
  const best = Math.max(...scores.map((own) => own.total));
  const tied = scores.flatMap((own, seat) => (own.total === best ? [seat] : []));
  const coins = Math.max(...tied.map((seat) => scores[seat].coins));
  return tied.filter((seat) => scores[seat].coins === coins);
}
