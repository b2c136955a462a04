import { apply, copyGame, type Game, kindOf, MOVE } from '@altiplano/rules';
import type { Mind } from '../plan/mind.ts';
import type { Moves } from './turn-move.ts';
import { worthNow } from './whole-position.ts';

/** An offer accepted can hardly be worse than the position it leads to shows. */
const HOPE = 0.02;

/** The move after which the position is worth most; a game of the bot's own imagination is played one step on. */
export function bestNextMove(game: Game, seat: number, mind: Mind, moves: Moves): number {
  let best = moves[0];
  let bestWorth = Number.NEGATIVE_INFINITY;
  for (const move of moves) {
    const next = copyGame(game);
    apply(next, seat, move);
    const worth = worthNow(next, seat, mind) + (kindOf(move) === MOVE.accept ? HOPE : 0);
    if (worth > bestWorth) {
      bestWorth = worth;
      best = move;
    }
  }
  return best;
}
