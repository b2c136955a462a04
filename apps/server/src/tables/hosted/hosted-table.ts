import type { Table } from '@altiplano/table';
import type { Viewer } from '@altiplano/rules';
import type { Audience } from '../audience/audience.ts';
import type { Watch } from '../audience/watch.ts';
import { createQueue, type Queue } from '../nodes/queue.ts';

/** A table in this node's memory. Its log in the storage is the truth; all here is a cache of it. */
export interface HostedTable {
  readonly id: string;
  /** One command at a time: whatever reads or changes the table runs in here. */
  readonly queue: Queue;
  /** Read anew when another node was faster, so nobody keeps it. */
  table: Table;
  readonly audiences: Map<Viewer, Audience>;
  readonly watches: Set<Watch>;
  /** The newest entry of the last stored snapshot. */
  snapshotAt: number;
  /** The number of the last line of chat that was passed on. */
  chatted: number;
  /** How many requests are under way. */
  uses: number;
  /** Its memory no longer agrees with the storage, which did not answer: nobody may use it any more. */
  isLost: boolean;
}

export function createHosted(id: string, table: Table, snapshotAt: number): HostedTable {
  return {
    id,
    queue: createQueue(),
    table,
    audiences: new Map(),
    watches: new Set(),
    snapshotAt,
    chatted: 0,
    uses: 0,
    isLost: false,
  };
}
