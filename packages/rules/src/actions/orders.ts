import { tell } from '../log/log.ts';
import { checkMissions } from '../missions/missions.ts';
import type { Game } from '../state/game.ts';
import { CARD, type Seat } from '../state/state.ts';
import { assetSum, gainPoints } from '../state/supply.ts';

/** The free space of the own open order that asks for a good; −1 if there is none. */
function freeSpace(game: Game, seat: Seat, good: number): number {
  if (seat.order < 0) return -1;
  const goods = game.tables.orderGoods[seat.order];
  for (let space = 0; space < goods.length; space++) {
    if (goods[space] === good && (seat.delivered & (1 << space)) === 0) return space;
  }
  return -1;
}

export function canDeliver(game: Game, seat: Seat, good: number): boolean {
  return freeSpace(game, seat, good) >= 0;
}

/** Lays a tile on the open order; true if that fulfils it, and the caller then gains the corn (A36). */
export function deliverTile(game: Game, seatNumber: number, good: number): boolean {
  const { state } = game;
  const seat = state.seats[seatNumber];
  const { order } = seat;
  seat.delivered |= 1 << freeSpace(game, seat, good);
  tell(game, 'delivered', seatNumber, good, order);
  if (seat.delivered !== (1 << game.tables.orderGoods[order].length) - 1) return false;
  state.orderAt[order] = CARD.done + seatNumber;
  seat.order = -1;
  seat.delivered = 0;
  seat.orders++;
  if (state.firstOrder < 0) state.firstOrder = seatNumber;
  tell(game, 'orderFulfilled', seatNumber, order);
  gainPoints(game, seatNumber, assetSum(game, seatNumber, 'orderPoints'));
  checkMissions(game, seatNumber);
  return true;
}
