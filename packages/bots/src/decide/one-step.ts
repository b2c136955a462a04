import { apply, copyGame, type Game, kindOf, MOVE } from '@altiplano/rules/engine';
import type { Mind } from '../plan/mind.ts';
import type { Moves } from './turn-move.ts';
import { worthNow } from './whole-position.ts';

const HOPE = 0.02;
const CARELESS_HOPE = 0.4;

/** An offer accepted can hardly be worse than the position it leads to shows: so many points more are hoped for. */
export function hopeOf(move: number, { carelessness }: Mind): number {
  return kindOf(move) === MOVE.accept ? HOPE + CARELESS_HOPE * carelessness : 0;
}

/** The game as it would be after a move: one of the bot's own imagination. */
export function afterMove(game: Game, seat: number, move: number): Game {
  const next = copyGame(game);
  apply(next, seat, move);
  return next;
}

/** The move after which the position is worth most. */
export function bestNextMove(game: Game, seat: number, mind: Mind, moves: Moves): number {
  let best = moves[0];
  let bestWorth = Number.NEGATIVE_INFINITY;
  for (const move of moves) {
    const worth = worthNow(afterMove(game, seat, move), seat, mind) + hopeOf(move, mind);
    if (worth > bestWorth) {
      bestWorth = worth;
      best = move;
    }
  }
  return best;
}
