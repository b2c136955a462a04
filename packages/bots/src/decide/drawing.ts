import {
  argA,
  argB,
  COIN,
  countOn,
  encode,
  type Game,
  GOOD_COUNT,
  kindOf,
  MARKET,
  MOVE,
} from '@altiplano/rules';
import { drawWeights } from '../evaluate/weights.ts';
import type { Mind } from '../plan/mind.ts';
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

/**
 * Phase 1: coins come back, for they can be placed anew, and a tile that the order lacks, for it would wait elsewhere in
 * vain; other tiles stay where they wait; then all is drawn.
 */
export function drawingMove(game: Game, seatNumber: number, moves: Moves): number {
  for (const move of moves) {
    if (kindOf(move) !== MOVE.takeBack) continue;
    const thing = argB(move);
    if (thing === COIN) return move;
    if (argA(move) !== MARKET && isLacking(game, seatNumber, thing)) return move;
  }
  return moves[moves.length - 1];
}

function worstPlanned(planning: readonly number[], draw: Float64Array): number {
  let worst = -1;
  for (let good = 0; good < GOOD_COUNT; good++) {
    if (planning[good] > 0 && (worst < 0 || draw[good] < draw[worst])) worst = good;
  }
  return worst;
}

function bestIn(tiles: readonly number[], draw: Float64Array): number {
  let best = -1;
  for (let good = 0; good < GOOD_COUNT; good++) {
    if (tiles[good] > 0 && (best < 0 || draw[good] > draw[best])) best = good;
  }
  return best;
}

/** X18, first: the poorest tile goes if the container holds a clearly better one. */
export function swapOutMove(game: Game, seatNumber: number, mind: Mind): number {
  const draw = drawWeights(mind.weights);
  const seat = game.state.seats[seatNumber];
  const worst = worstPlanned(seat.planning, draw);
  const best = bestIn(seat.container, draw);
  if (worst < 0 || best < 0 || draw[best] - draw[worst] < 0.15) return encode(MOVE.decline);
  return encode(MOVE.discard, worst);
}

/** X18, then: the best tile of the container. */
export function swapInMove(game: Game, seatNumber: number, mind: Mind, moves: Moves): number {
  const best = bestIn(game.state.seats[seatNumber].container, drawWeights(mind.weights));
  for (const move of moves) if (kindOf(move) === MOVE.pick && argA(move) === best) return move;
  return moves[0];
}
