import type { Question } from '@altiplano/bots';
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
import { sequenceOf, type Table } from '@altiplano/table';

const buffer = createMoveBuffer();

export function movesOf(game: Game, seat: number): number[] {
  return [...buffer.subarray(0, legalMoves(game, seat, buffer))];
}

/** What a choice is known by; a plan is the same choice whether or not it may be declared yet. */
export function choiceOf(moves: readonly number[]): string {
  return moves.filter((move) => kindOf(move) !== MOVE.declare).join();
}

/** A seat's decision as a question to a bot, made of what the seat has seen and nothing else, its chance too. */
export function questionFor(table: Table, game: Game, seat: number, bot: string): Question {
  const known = createSeen(game);
  seeAgain(known, game, seat);
  const seed = sha256Hex(`${table.parts.seed}/bots/${seat}/${sequenceOf(table, seat)}`);
  return { game: known, seat, bot, seed };
}
