import type { Rejection } from '../rejection.ts';
import { type Game, copyGame } from '../state/game.ts';
import { whyNot } from '../why/why-not.ts';
import { apply } from './apply.ts';
import { readMove } from './shapes.ts';

/** Plays a readable move if it is legal; otherwise says why not and changes nothing. */
export function play(game: Game, seat: number, json: unknown): Rejection | null {
  const move = readMove(game, json);
  if (typeof move !== 'number') return move;
  const refusal = whyNot(game, seat, move);
  if (refusal === null) apply(game, seat, move);
  return refusal;
}

/** Whether a legal move makes something known that was hidden: the boundary of undo (contract point 4). */
export function reveals(game: Game, seat: number, move: number): boolean {
  const trial = copyGame(game);
  apply(trial, seat, move);
  return trial.state.revealed !== game.state.revealed;
}
