import { previewOf, viewOf } from '@altiplano/client';
import { type Game, isRejection, type ReadableMove } from '@altiplano/rules';

/** Key of a seat's plan of a round: equal if the same things lie in the same places. */
export function planKey(game: Game, seat: number): string {
  return JSON.stringify([game.state.round, viewOf(game, seat).players[seat]?.sites]);
}

/** The plan that moves lead to; null if they place nothing. */
export function planAfter(moves: readonly ReadableMove[], game: Game, seat: number): string | null {
  if (!moves.some(({ type }) => type === 'place' || type === 'unplace')) return null;
  let after: Game = game;
  for (const move of moves) {
    const preview = previewOf(after, seat, move);
    if (isRejection(preview) || preview.after === null) return null;
    ({ after } = preview);
  }
  return planKey(after, seat);
}
