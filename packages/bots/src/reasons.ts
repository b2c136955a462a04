/** What one part of the position adds to a candidate, compared with the best other candidate. */
export interface Difference {
  readonly feature: string;
  /** In points. */
  readonly points: number;
}

export interface Candidate {
  /** The first move of the candidate, and the moves that would follow it as far as the bot has planned. */
  readonly moves: readonly number[];
  /** Points that the bot expects at the end of the game. */
  readonly expected: number;
  /** What makes this candidate better or worse than the first other one, largest first. */
  readonly differences: readonly Difference[];
}

/** Ranked candidates for one decision, best first, as data: a screen puts them into words. */
export type Reasons = readonly Candidate[];
