import { firstUndeclared } from '../planning/planning.ts';
import type { Game } from '../state/game.ts';
import { PHASE } from '../state/state.ts';

/** Whether the game is over. */
export function isOver(game: Game): boolean {
  return game.state.phase === PHASE.over;
}

/** A seat that the game waits for: the one whose turn it is, or the first of those who decide at once; −1 at the end. */
export function awaitedSeat(game: Game): number {
  const { state } = game;
  if (state.waiting === 0) return -1;
  if (state.phase === PHASE.planning && game.options.planning === 'ordered') return firstUndeclared(game);
  return 31 - Math.clz32(state.waiting & -state.waiting);
}

/** The seats without whose decision the game does not go on. */
export function awaitedSeats(game: Game): number[] {
  const inOrder = game.state.phase === PHASE.planning && game.options.planning === 'ordered';
  return inOrder ? [firstUndeclared(game)] : activeSeats(game);
}

/** All seats that may decide something now; in ordered planning some only prepare. */
export function activeSeats(game: Game): number[] {
  return game.state.seats.flatMap((_, seat) => ((game.state.waiting & (1 << seat)) === 0 ? [] : [seat]));
}
