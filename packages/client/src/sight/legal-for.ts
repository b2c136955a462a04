import {
  createMoveBuffer,
  type Game,
  legalMoves,
  type ReadableMove,
  readMove,
  type Rejection,
  whyNot,
  writeMove,
} from '@altiplano/rules/engine';

const buffer = createMoveBuffer();
const known = new WeakMap<Game, Map<number, readonly ReadableMove[]>>();

/** The legal moves of a seat in readable form; worked out once for a game that no longer changes. */
export function legalFor(game: Game, seat: number): readonly ReadableMove[] {
  const bySeat = known.get(game) ?? new Map<number, readonly ReadableMove[]>();
  known.set(game, bySeat);
  const found = bySeat.get(seat);
  if (found !== undefined) return found;
  const count = legalMoves(game, seat, buffer);
  const moves = Array.from(buffer.subarray(0, count), (move) => writeMove(game, move));
  bySeat.set(seat, moves);
  return moves;
}

/** Why a seat may not play this move now, or null if it may. */
export function whyNotMove(game: Game, seat: number, move: ReadableMove): Rejection | null {
  const read = readMove(game, move);
  return typeof read === 'number' ? whyNot(game, seat, read) : read;
}
