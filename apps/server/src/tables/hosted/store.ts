import type { Store } from '@altiplano/host';
import { besideOf } from './beside.ts';
import type { HostedTable } from './hosted-table.ts';
import { type Loading, loadTable } from './load-table.ts';

export interface StoreParts extends Loading {
  /** Whether other nodes work on the same store. */
  readonly isShared: boolean;
  /** How long an append took, in milliseconds. */
  appended(milliseconds: number): void;
}

/** The logs of this node's tables in its storage. */
export function createStore(parts: StoreParts): Store<HostedTable> {
  const { isShared, appended } = parts;
  const { tables } = parts.storage;
  return {
    isShared,
    load: (id, upTo) => loadTable(id, parts, upTo),
    entries: (id, from) => tables.entries(id, from),
    async append({ id, table }, after, entries, turnBefore) {
      const beside = besideOf(table, entries, turnBefore);
      const began = performance.now();
      try {
        return await tables.append(id, after, entries, beside);
      } finally {
        appended(performance.now() - began);
      }
    },
  };
}
