import type { Game } from '@altiplano/rules';
import type { Weights } from '../evaluate/weights.ts';
import type { Nets } from '../learned/nets.ts';

/** How a planner thinks: what it values, how wide it looks, and how often it takes what is not quite the best. */
export interface Mind {
  readonly weights: Weights;
  /** Nets that have learned what positions are worth; without them the weights say it. */
  readonly nets?: Nets;
  /** Plans followed at once. */
  readonly width: number;
  /** Points that it would give for things beyond their worth, by `WHIMS`; for trying what it does not know yet. */
  readonly whims?: readonly number[];
  /** In points: differences much smaller than this are not noticed; 0 always takes the best. */
  readonly carelessness: number;
}

/** A mind may differ with the number of players and the modules of a game. */
export type MindFor = (game: Game) => Mind;
