import { type Entry, type EntryKind, RULES_VERSION } from '@altiplano/protocol';
import { foldEntry, foldVoid } from '../fold/fold-entry.ts';
import type { Table } from '../table.ts';

/** What depends on the rules; all else is the table's own and means the same under any. */
const MOVES: ReadonlySet<EntryKind> = new Set(['played', 'undone', 'rolledBack']);

/**
 * Folds the entries that follow on a table, `begin` making it each time anew. If it goes by other rules than this
 * program's, a move may not be possible any more: from there on moves are void, and the game stands where it stood
 * before, so that no table is ever lost. `dropped` says how many are.
 */
export function foldOlder(
  begin: () => Table,
  entries: readonly Entry[],
): { readonly table: Table; readonly dropped: number } {
  const table = begin();
  const isOlder = table.rules !== RULES_VERSION;
  for (const entry of entries) {
    try {
      foldEntry(table, entry);
    } catch (error) {
      if (!isOlder || !MOVES.has(entry.kind)) throw error;
      return foldUpTo(entry.number, begin(), entries);
    }
  }
  return { table, dropped: 0 };
}

function foldUpTo(first: number, table: Table, entries: readonly Entry[]) {
  let dropped = 0;
  for (const entry of entries) {
    const isVoid = entry.number >= first && MOVES.has(entry.kind);
    if (isVoid) foldVoid(table, entry);
    else foldEntry(table, entry);
    if (isVoid && entry.kind === 'played') dropped++;
  }
  return { table, dropped };
}
