import type { HostedTable } from './hosted-table.ts';
import { keptOf, type Loading } from './load-table.ts';

/** Entries between two snapshots: reading so many again takes a few milliseconds. */
const SNAPSHOT_EVERY = 64;

/** Stores the fold of a table unless that has been done; a snapshot is only a cache, so nobody has to wait for it. */
export async function keepSnapshot(hosted: HostedTable, { storage, log }: Loading): Promise<void> {
  const { table } = hosted;
  if (table.number === hosted.snapshotAt || hosted.isLost) return;
  hosted.snapshotAt = table.number;
  try {
    await storage.tables.putSnapshot(hosted.id, keptOf(table));
  } catch (err) {
    log.warn({ err }, 'a snapshot could not be kept');
  }
}

/** The same, but only now and then, and when a game ends: later rules may not be able to play it again. */
export function keepSnapshotAtTimes(hosted: HostedTable, loading: Loading): void {
  const { number, endedAt } = hosted.table;
  if (number - hosted.snapshotAt >= SNAPSHOT_EVERY || endedAt !== null) void keepSnapshot(hosted, loading);
}
