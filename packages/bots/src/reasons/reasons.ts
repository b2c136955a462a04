import type { Part } from '../evaluate/outlook.ts';
import type { Aim } from './aims.ts';

/** What one part of the position adds to a candidate, compared with another candidate. */
export interface Difference {
  readonly part: Part;
  /** In points. */
  readonly points: number;
}

export interface Candidate {
  /** The first move of the candidate, and the moves that would follow it as far as the bot has planned. */
  readonly moves: readonly number[];
  /** What it is for: what the bot means to do with it in this round; empty where it looks at the position alone. */
  readonly aims: readonly Aim[];
  /** Points that the bot expects at the end of the game. */
  readonly expected: number;
  /** Where it is better or worse than the best other candidate, largest first. */
  readonly differences: readonly Difference[];
}

/** Ranked candidates for one decision, best first, as data: a screen puts them into words. */
export type Reasons = readonly Candidate[];
