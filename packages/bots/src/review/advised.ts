import type { Game } from '@altiplano/rules';
import { BOTS } from '../bots.ts';
import { ponder } from '../choose.ts';
import { ADVISER } from './adviser-name.ts';

/** What a hint would have told a seat to do: the moves of a plan still to be made, or one move. */
export function advisedMoves(game: Game, seat: number, seed: string): readonly number[] {
  return ponder(BOTS[ADVISER], game, seat, seed).reasons()[0]?.moves ?? [];
}

/**
 * Whether a move is what a hint would have told the seat to do. Plans are advised as a whole: to declare is advised once all
 * lies as the adviser would have it.
 */
export function isAdvised(game: Game, seat: number, move: number, seed: string): boolean {
  return advisedMoves(game, seat, seed)[0] === move;
}
