import type { Question } from '@altiplano/bots';
import { sequenceOf, type Table } from '@altiplano/table';
import {
  createMoveBuffer,
  createSeen,
  type Game,
  kindOf,
  legalMoves,
  MOVE,
  seeAgain,
  sha256Hex,
} from '@altiplano/rules/engine';

const buffer = createMoveBuffer();

/** The legal moves of a seat. */
export function movesOf(game: Game, seat: number): number[] {
  return [...buffer.subarray(0, legalMoves(game, seat, buffer))];
}

/** What a choice of moves is known by; a plan is the same choice whether it may be declared already or not. */
export function choiceOf(moves: readonly number[]): string {
  return moves.filter((move) => kindOf(move) !== MOVE.declare).join();
}

/**
 * A seat's decision as a question to a bot. All of it comes from what the seat has seen, so that nothing hidden from the
 * seat can show in the answer, not even as chance.
 */
export function questionFor<B extends string>(
  table: Table,
  game: Game,
  seat: number,
  bot: B,
): Question & { readonly bot: B } {
  const known = createSeen(game);
  seeAgain(known, game, seat);
  const seed = sha256Hex(`${table.parts.seed}/bots/${seat}/${sequenceOf(table, seat)}`);
  return { game: known, seat, bot, seed };
}
