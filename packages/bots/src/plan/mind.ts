import type { Game } from '@altiplano/rules';
import type { Weights } from '../evaluate/weights.ts';
import type { WholeNet } from '../council/whole-net.ts';
import type { Nets } from '../learned/nets.ts';

/** What says what positions are worth: nets of whole numbers, taught on the family of packs, else those with fractions. */
export interface Knowledge {
  readonly council?: readonly WholeNet[];
  readonly nets?: Nets;
}

/** How a planner thinks: what it values, how wide it looks, and how often it takes what is not quite the best. */
export interface Mind extends Knowledge {
  /** What positions are worth to whoever has no nets. */
  readonly weights: Weights;
  /** Plans followed at once. */
  readonly width: number;
  /** Points that it would give for things beyond their worth, by `WHIMS`; for trying what it does not know yet. */
  readonly whims?: readonly number[];
  /** In points: differences much smaller than this are not noticed; 0 always takes the best. */
  readonly carelessness: number;
  /** Positions that it may look at to play a settled last round exactly; without them it plans that one like any other. */
  readonly endPositions?: number;
}

/** A mind may differ with the number of players and the modules of a game. */
export type MindFor = (game: Game) => Mind;
