import { activeSeats, createMoveBuffer, type Game, legalMoves } from '@altiplano/rules';
import type { Choose } from './choice.ts';

const buffer = createMoveBuffer();

/** A seat and its move. */
export interface Decision {
  readonly seat: number;
  readonly move: number;
}

/**
 * Any legal move of any seat that may decide, all alike: the way to every corner of the rules. Null if nobody can
 * move, which must never be while the game goes on.
 */
export function anyMove(game: Game, choose: Choose): Decision | null {
  const seats = activeSeats(game);
  while (seats.length > 0) {
    // With planning in order, a seat whose turn to declare has not come may have nothing to do.
    const [seat] = seats.splice(choose(seats.length), 1) as [number];
    const count = legalMoves(game, seat, buffer);
    if (count > 0) return { seat, move: buffer[choose(count)] as number };
  }
  return null;
}
