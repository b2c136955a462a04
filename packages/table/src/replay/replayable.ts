import { type Entry, resultOf, RULES_VERSION, type Steps } from '@altiplano/protocol';
import { createTable } from '../fold/create.ts';
import { foldEntry } from '../fold/fold-entry.ts';
import type { Table } from '../table.ts';

/**
 * An ended table whose moves can be played again, given its whole log: one of other rules if under these they come to
 * the very same end. Otherwise it is given back as it is, and no position of it can be had.
 */
export function* replayableSteps(table: Table, entries: readonly Entry[]): Steps<Table> {
  const [first, ...others] = entries;
  const { rules, result, continued, parts } = table;
  if (rules === RULES_VERSION || result === null || continued || first?.kind !== 'created') return table;
  const again = createTable(parts, first);
  try {
    for (const entry of others) {
      yield;
      foldEntry(again, entry);
    }
  } catch {
    // A move that these rules do not allow: nothing more is to be said about it here.
    return table;
  }
  const isSame = again.game !== null && JSON.stringify(resultOf(again.game)) === JSON.stringify(result);
  return isSame ? { ...again, rules: RULES_VERSION } : table;
}
