import type { Weights } from '../evaluate/weights.ts';

/** How a planner thinks: what it values, and how wide it looks. */
export interface Mind {
  readonly weights: Weights;
  /** Plans followed at once. */
  readonly width: number;
}
