import { activeSeats, awaitedSeat, createMoveBuffer, type Game, legalMoves } from '@altiplano/rules/engine';
import type { Choose } from './choice.ts';
import { weigh } from './weights.ts';

/** A seat and its move. */
export interface Decision {
  readonly seat: number;
  readonly move: number;
}

/** Who decides at random: picks one of a seat's legal moves. */
export type Temper = (game: Game, moves: readonly number[], choose: Choose) => number;

/** Takes any legal move like any other: comes into every corner of the rules, and far into none. */
export const careless: Temper = (_game, moves, choose) => moves[choose(moves.length)] as number;

/** Prefers moves that lead somewhere, and so sees games with rows, houses and orders. */
export const lively: Temper = (game, moves, choose) => {
  const weights = weigh(game, moves);
  let left = choose(weights.reduce((sum, weight) => sum + weight, 0));
  const chosen = weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
  return moves[chosen] as number;
};

/** Half of all random games are played in one way, half in the other. */
export function anyTemper(choose: Choose): Temper {
  return choose(2) === 0 ? careless : lively;
}

const buffer = createMoveBuffer();

/** A seat's random move; null if it has none. */
function randomMove(game: Game, seat: number, choose: Choose, temper: Temper): number | null {
  const count = legalMoves(game, seat, buffer);
  return count === 0 ? null : temper(game, [...buffer.subarray(0, count)], choose);
}

/** In a quarter of all cases whoever may decide comes first, else whom the game waits for. */
const OUT_OF_TURN = 4;

/** A random move of any seat that may decide. Null if nobody can move, which must never be while a game goes on. */
export function anyMove(game: Game, choose: Choose, temper: Temper): Decision | null {
  const seats = activeSeats(game);
  let next = choose(OUT_OF_TURN) === 0 ? choose(seats.length) : seats.indexOf(awaitedSeat(game));
  while (seats.length > 0) {
    const [seat] = seats.splice(next, 1) as [number];
    const move = randomMove(game, seat, choose, temper);
    // With planning in order, a seat whose turn to declare has not come may have nothing to do.
    if (move !== null) return { seat, move };
    next = seats.length === 0 ? 0 : choose(seats.length);
  }
  return null;
}
