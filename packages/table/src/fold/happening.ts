import type { Entry } from '@altiplano/protocol';
import type { Log } from '@altiplano/rules';

/** What one entry did to the table. */
export interface Happening {
  readonly entry: Entry;
  /** Who may know of it. */
  readonly mask: number;
  /** What the game told; empty if the entry is none of the game's. */
  readonly log: Log;
  /** Whether the clocks changed. */
  readonly clock: boolean;
  /** The numbers of the played entries that are void because of it. */
  readonly voided: readonly number[];
}
