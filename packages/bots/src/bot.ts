import type { Game } from '@altiplano/rules';
import type { Reasons } from './reasons/reasons.ts';

/** How much a bot may think, in its own steps rather than seconds: the same steps give the same move everywhere. */
export interface Budget {
  readonly plan: number;
  readonly action: number;
}

/**
 * One decision being thought about. It can be left and taken up again between any two steps, or dropped; the best
 * move so far is always at hand.
 */
export interface Thought {
  /** Thinks on for so many steps; false when more thinking would change nothing. */
  think(steps: number): boolean;
  move(): number;
  /** The candidates with what each is expected to bring, best first. */
  reasons(): Reasons;
}

export interface Bot {
  readonly name: string;
  readonly budget: Budget;
  /**
   * Begins to think about a seat's decision. The game is one that agrees with what the seat knows (`imagine`): a bot
   * never sees the true one. The seed is for the bot's own choices.
   */
  consider(game: Game, seat: number, seed: string): Thought;
}
