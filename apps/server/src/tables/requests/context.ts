import type { Decision, Table } from '@altiplano/table';
import type { Storage } from '@altiplano/storage';
import type { Thinking } from '../bots/thinking.ts';
import type { HostedTable } from '../hosted/hosted-table.ts';
import type { Shelf } from '@altiplano/host';
import type { Presence } from '../presence/presence.ts';

/** What the requests to a host's tables are answered with. */
export interface Context {
  readonly storage: Storage;
  readonly shelf: Shelf<HostedTable>;
  readonly presence: Presence;
  readonly thinking: Thinking;
  readonly now: () => number;
  /** Takes in what other nodes have done, so that nobody is shown less than they saw elsewhere. */
  refresh(hosted: HostedTable): Promise<void>;
  change(hosted: HostedTable, decide: (table: Table) => Decision): Promise<Decision>;
}
