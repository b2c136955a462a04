import type { Table } from '@altiplano/table';
import { createQueue, type Queue } from './queue.ts';

/** A table in memory. Its log in the store is the truth; all here is a cache of it. */
export interface Hosted {
  readonly id: string;
  /** One command at a time: whatever reads or changes the table runs in here. */
  readonly queue: Queue;
  /** Read anew when somebody else was faster, so nobody keeps it. */
  table: Table;
  /** The newest entry of the last stored snapshot. */
  snapshotAt: number;
  /** How many requests are under way. */
  uses: number;
  /** Its memory no longer agrees with the store, which did not answer: nobody may use it any more. */
  isLost: boolean;
}

/** A table just read, for a host to add to what it keeps beside it. */
export function createHosted(id: string, table: Table, snapshotAt: number): Hosted {
  return { id, queue: createQueue(), table, snapshotAt, uses: 0, isLost: false };
}
