import { createHosted, type Hosted } from '@altiplano/host';
import type { Viewer } from '@altiplano/rules';
import type { Table } from '@altiplano/table';
import type { Audience } from '../audience/audience.ts';
import type { Watch } from '../audience/watch.ts';

/** A table in this node's memory, with those who follow it. */
export interface HostedTable extends Hosted {
  readonly audiences: Map<Viewer, Audience>;
  readonly watches: Set<Watch>;
  /** The number of the last line of chat that was passed on. */
  chatted: number;
}

export function createHostedTable(id: string, table: Table, snapshotAt: number): HostedTable {
  return { ...createHosted(id, table, snapshotAt), audiences: new Map(), watches: new Set(), chatted: 0 };
}
