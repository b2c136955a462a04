import { CORN } from '../goods.ts';
import { HARBOR, ROAD } from '../locations.ts';
import { tell } from '../log/log.ts';
import { checkMissions } from '../missions/missions.ts';
import { encode, MOVE, NO_CARD } from '../moves/move.ts';
import type { Game } from '../state/game.ts';
import { CARD } from '../state/state.ts';
import { assetSum, checkLocation, gainCoins, gainGood, gainPoints } from '../state/supply.ts';
import { gainCorn } from '../warehouse/corn.ts';
import { spend, ways, waysToPay } from './tiles.ts';
import { appendCards } from './village.ts';

export function appendBoats(game: Game, out: Int32Array, n: number): number {
  const count = waysToPay(game.tables.boatCost);
  return count === 0 ? n : appendCards(game.state.boatAt, MOVE.buildBoat, count, out, n);
}

export function buildBoat(game: Game, seatNumber: number, boat: number, bits: number): void {
  const { state } = game;
  spend(game, seatNumber, HARBOR, game.tables.boatCost, bits);
  if (boat === NO_CARD) return tell(game, 'noCardLeft', seatNumber);
  state.boatAt[boat] = CARD.held + seatNumber;
  state.seats[seatNumber].boats++;
  tell(game, 'boatBuilt', seatNumber, boat);
  gainPoints(game, seatNumber, assetSum(game, seatNumber, 'boatPoints'));
  checkLocation(game, HARBOR);
  checkMissions(game, seatNumber);
  const good = game.tables.boatGood[boat];
  if (good === CORN) gainCorn(game, seatNumber);
  else gainGood(game, seatNumber, good);
}

export function canBuildRoad(game: Game, seatNumber: number): boolean {
  return game.state.seats[seatNumber].road < game.tables.road.length;
}

export function appendRoad(game: Game, seatNumber: number, out: Int32Array, n: number): number {
  if (!canBuildRoad(game, seatNumber)) return n;
  const count = waysToPay(game.tables.roadCost);
  let next = n;
  for (let w = 0; w < count; w++) out[next++] = encode(MOVE.buildRoad, ways[w]);
  return next;
}

/** One space down the road, by action or by Q10. */
export function advanceRoad(game: Game, seatNumber: number): void {
  const seat = game.state.seats[seatNumber];
  const gives = game.tables.road[seat.road];
  seat.road++;
  tell(game, 'roadBuilt', seatNumber, seat.road);
  if (gives === 'corn') gainCorn(game, seatNumber);
}

export function buildRoad(game: Game, seatNumber: number, bits: number): void {
  spend(game, seatNumber, ROAD, game.tables.roadCost, bits);
  gainCoins(game, seatNumber, assetSum(game, seatNumber, 'roadCoins'));
  advanceRoad(game, seatNumber);
}
