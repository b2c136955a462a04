import type { HostedTable } from './hosted-table.ts';
import { keptOf, type Loading } from './load-table.ts';

/** Entries between two snapshots: reading so many again takes a few milliseconds. */
const AT_LEAST = 64;
const AT_MOST = 128;

/** Different from table to table: many that were begun together do not all want to be written in the same moment. */
function entriesBetween(id: string): number {
  return AT_LEAST + ((id.charCodeAt(0) * 7 + id.charCodeAt(1)) % (AT_MOST - AT_LEAST));
}

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
  const isTime = number - hosted.snapshotAt >= entriesBetween(hosted.id);
  if (isTime || endedAt !== null) void keepSnapshot(hosted, loading);
}
