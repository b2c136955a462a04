import type { Log } from '@altiplano/rules';

/** What folding an entry leaves besides the table itself. */
export interface Effect {
  /** Who may know of it, as bits; everyone if not said. */
  readonly mask?: number;
  readonly log?: Log;
  readonly clock?: boolean;
  readonly voided?: readonly number[];
}

export const NOTHING_MORE: Effect = {};
