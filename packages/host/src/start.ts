import { type Entry, RULES_VERSION } from '@altiplano/protocol';
import {
  type Decision,
  decideDuty,
  foldOlder,
  foldTable,
  needsContinuing,
  restoreTable,
} from '@altiplano/table';
import type { Table, TableParts } from '@altiplano/table';

/** A table that was read. */
export interface Loaded {
  readonly table: Table;
  /** The newest entry of the snapshot that it was made from; 0 without one. */
  readonly snapshotAt: number;
}

/** A way to make a table as often as need be, and the last entry that it knows. */
export interface Start {
  readonly begin: () => Table;
  readonly number: number;
  readonly snapshotAt: number;
}

/** Begins with a snapshot; null if it has not the shape of these rules. */
export function fromSnapshot(parts: TableParts, snapshot: unknown): Start | null {
  const number = restoreTable(parts, snapshot)?.number;
  if (number === undefined) return null;
  return { begin: () => restoreTable(parts, snapshot) as Table, number, snapshotAt: number };
}

/** Begins with the first entry of a log, or with the last by which other rules went on; null if it has no beginning. */
export function fromLog(parts: TableParts, entries: readonly Entry[]): Start | null {
  if (entries[0]?.kind !== 'created') return null;
  const number = Math.max(1, entries.findLastIndex(({ kind }) => kind === 'continued') + 1);
  const before = entries.slice(0, number);
  return { begin: () => foldTable(parts, before), number, snapshotAt: 0 };
}

/** The table after the entries that follow on a start; `dropped` counts moves of older rules that do not fit any more. */
export function goOn(
  { begin, number, snapshotAt }: Start,
  entries: readonly Entry[],
): Loaded & { readonly dropped: number } {
  const later = entries.filter((entry) => entry.number > number);
  return { ...foldOlder(begin, later), snapshotAt };
}

/**
 * The entries that these rules may fold, where snapshots are not kept after each move of a bot: after a snapshot that
 * other rules have made come only such moves, which may mean something else now, so bots think about them again.
 */
export function soundEntries(entries: readonly Entry[], snapshot: unknown): readonly Entry[] {
  const { madeBy = RULES_VERSION, number = 0 } = (snapshot ?? {}) as Partial<{
    readonly madeBy: string;
    readonly number: number;
  }>;
  return madeBy === RULES_VERSION ? entries : entries.filter((entry) => entry.number <= number);
}

/** What has to be done first with a game that was begun under other rules. */
export function continuing(at: number): (table: Table) => Decision {
  return (table) =>
    needsContinuing(table) ? decideDuty(table, { type: 'continue' }, at) : { entries: [], caused: null };
}
