import { GOOD_COUNT } from '../goods.ts';
import { tell } from '../log/log.ts';
import { ownedTiles } from '../scoring/owned.ts';
import type { Game } from '../state/game.ts';
import { total } from '../state/game.ts';
import { CARD } from '../state/state.ts';
import { completeRows, isComplete, storedKinds, storedOf } from '../warehouse/rows.ts';

function rowsWithoutCorn(game: Game, seatNumber: number): number {
  const seat = game.state.seats[seatNumber];
  let count = 0;
  for (let row = 0; row < seat.rowTiles.length; row++) {
    if (isComplete(game, seat, row) && seat.rowCorn[row] === 0) count++;
  }
  return count;
}

function ordersAskingFor(game: Game, seatNumber: number, goods: number): number {
  const { orderAt } = game.state;
  let count = 0;
  for (let order = 0; order < orderAt.length; order++) {
    if (orderAt[order] === CARD.done + seatNumber && (game.tables.orderMask[order] & goods) !== 0) count++;
  }
  return count;
}

function ownsEach(game: Game, seatNumber: number, goods: number, least: number): boolean {
  for (let good = 0; good < GOOD_COUNT; good++) {
    if ((goods & (1 << good)) !== 0 && ownedTiles(game, seatNumber, good) < least) return false;
  }
  return true;
}

/** More of a good than each other player (I5); a tie at the top is nobody's (G50). */
function hasMost(game: Game, seatNumber: number, good: number): boolean {
  const own = ownedTiles(game, seatNumber, good);
  for (let other = 0; other < game.tables.players; other++) {
    if (other !== seatNumber && ownedTiles(game, other, good) >= own) return false;
  }
  return true;
}

/** The one good of a condition that names one. */
function goodOf(goods: number): number {
  return 31 - Math.clz32(goods);
}

/** Whether a seat meets a mission's condition; what counts at the end is only asked then. */
export function isMet(game: Game, seatNumber: number, mission: number, atEnd: boolean): boolean {
  const { state, tables } = game;
  const seat = state.seats[seatNumber];
  const least = tables.missionLeast[mission];
  const goods = tables.missionGoods[mission];
  switch (tables.missionVerb[mission]) {
    case 'orders':
      return seat.orders >= least;
    case 'ordersAskingFor':
      return ordersAskingFor(game, seatNumber, goods) >= least;
    case 'boats':
      return seat.boats >= least;
    case 'houses':
      return seat.houses >= least;
    case 'orderBoatAndHouse':
      return seat.orders > 0 && seat.boats > 0 && seat.houses > 0;
    case 'stored':
      return storedOf(seat, goodOf(goods)) >= least;
    case 'storedKinds':
      return storedKinds(seat) >= least;
    case 'storedTiles':
      return total(seat.rowTiles) >= least;
    case 'rows':
      return completeRows(game, seat) >= least;
    case 'rowsWithoutCorn':
      return rowsWithoutCorn(game, seatNumber) >= least;
    case 'firstRow':
      return state.firstRow === seatNumber;
    case 'firstRowOf':
      return state.firstRowOf[goodOf(goods)] === seatNumber;
    case 'firstOrder':
      return state.firstOrder === seatNumber;
    case 'firstHouse':
      return state.firstHouse === seatNumber;
    case 'ownedAtEnd':
      return atEnd && ownsEach(game, seatNumber, goods, least);
    case 'mostAtEnd':
      return atEnd && hasMost(game, seatNumber, goodOf(goods));
    case 'assetsAtEnd':
      return atEnd && seat.assetCount >= least;
  }
}

/** Whether a seat's mission pays: fulfilled before, or met if the game ended now. */
export function missionPays(game: Game, seatNumber: number, slot: number): boolean {
  const seat = game.state.seats[seatNumber];
  const mission = seat.missions[slot];
  if (mission < 0) return false;
  return seat.missionDone[slot] === 1 || isMet(game, seatNumber, mission, true);
}

function reveal(game: Game, seatNumber: number, slot: number): void {
  const seat = game.state.seats[seatNumber];
  seat.missionDone[slot] = 1;
  game.state.revealed++;
  tell(game, 'missionFulfilled', seatNumber, seat.missions[slot]);
}

/** Turns up what a seat has just fulfilled (I2); `atEnd` also what counts at the end of the game. */
export function checkMissions(game: Game, seatNumber: number, atEnd = false): void {
  if (!game.options.missions) return;
  const seat = game.state.seats[seatNumber];
  for (let slot = 0; slot < 2; slot++) {
    const mission = seat.missions[slot];
    if (mission < 0 || seat.missionDone[slot] === 1) continue;
    if (isMet(game, seatNumber, mission, atEnd)) reveal(game, seatNumber, slot);
  }
}
