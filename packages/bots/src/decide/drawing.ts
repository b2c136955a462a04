import { argA, argB, COIN, countOn, type Game, kindOf, MARKET, MOVE, total } from '@altiplano/rules/engine';
import { countLacking, createLacking } from '../sheet/lacking.ts';
import type { Moves } from './turn-move.ts';

/** With more tiles missing than these an order is still far from done. */
const NEARLY_DONE = 2;

const lacking = createLacking();

/** Whether an order nearly done still lacks a good, beside what is at hand or lies ready at the market. */
function isLacking(game: Game, seatNumber: number, good: number): boolean {
  const { order, delivered, planning } = game.state.seats[seatNumber];
  if (order < 0 || countLacking(game, order, delivered, lacking) > NEARLY_DONE) return false;
  return lacking[good] > planning[good] + countOn(game, seatNumber, MARKET, good);
}

/** Whether a planning space stays empty even when all there is has been drawn: a tile taken back onto it costs nothing. */
function hasRoom(game: Game, seatNumber: number): boolean {
  const { limit, planning, bag, container } = game.state.seats[seatNumber];
  return total(planning) + total(bag) + total(container) < limit;
}

/**
 * Phase 1: coins come back, for they can be placed anew, and a tile that the order lacks, for it would wait elsewhere in
 * vain, and any tile where no draw is lost by it; other tiles stay where they wait; then all is drawn.
 */
export function drawingMove(game: Game, seatNumber: number, moves: Moves): number {
  const isFree = hasRoom(game, seatNumber);
  for (const move of moves) {
    if (kindOf(move) !== MOVE.takeBack) continue;
    if (isFree) return move;
    const thing = argB(move);
    if (thing === COIN) return move;
    if (argA(move) !== MARKET && isLacking(game, seatNumber, thing)) return move;
  }
  return moves[moves.length - 1];
}
