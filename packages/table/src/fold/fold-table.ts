import type { Entry } from '@altiplano/protocol';
import { LogFault } from '../fault.ts';
import { createTable } from './create.ts';
import { foldEntry } from './fold-entry.ts';
import type { Table, TableParts } from '../table.ts';

/** The table that these entries make, from the first on; a log that cannot be is a fault. */
export function foldTable(parts: TableParts, entries: readonly Entry[]): Table {
  const first = entries[0];
  if (first?.kind !== 'created') throw new LogFault(first?.number ?? 1, 'a log begins with its creation');
  const table = createTable(parts, first);
  // Under other rules the moves before would not be the same; the entry carries what they had led to.
  const from = Math.max(
    1,
    entries.findLastIndex((entry) => entry.kind === 'continued'),
  );
  table.number = from;
  for (const entry of entries.slice(from)) foldEntry(table, entry);
  return table;
}
