import type { Game } from '../state/game.ts';
import { legalMoves } from './legal.ts';
import { createMoveBuffer } from './move.ts';
import { type ReadableMove, writeMove } from './shapes.ts';

const buffer = createMoveBuffer();

/** The legal moves of a seat in readable form; none if it has nothing to decide. */
export function choices(game: Game, seat: number): ReadableMove[] {
  const count = legalMoves(game, seat, buffer);
  return Array.from(buffer.subarray(0, count), (move) => writeMove(game, move));
}
