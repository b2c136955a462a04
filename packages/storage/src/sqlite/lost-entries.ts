import { chunks } from '../database/chunks.ts';
import type { Database } from '../database/flavour.ts';
import { StorageFault } from '../fault.ts';
import type { Reached } from './beacon.ts';

/** A table whose log ends before an entry that was acknowledged. */
export interface Lost {
  readonly table: string;
  readonly acknowledged: number;
  readonly newest: number;
}

/** The tables whose logs end before what the beacon says. */
export async function lostSince(db: Database, reached: Reached): Promise<Lost[]> {
  const lost: Lost[] = [];
  for (const some of chunks([...reached])) {
    const ids = some.map(([table]) => table);
    const heads = await db
      .selectFrom('heads')
      .select(['table_id', 'newest'])
      .where('table_id', 'in', ids)
      .execute();
    const newest = new Map(heads.map((head) => [head.table_id, head.newest]));
    for (const [table, acknowledged] of some) {
      const end = newest.get(table) ?? 0;
      if (end < acknowledged) lost.push({ table, acknowledged, newest: end });
    }
  }
  return lost;
}

/** Throws if anything that was acknowledged is not in the database any more. */
export async function checkNothingLost(db: Database, folder: string, reached: Reached): Promise<void> {
  const lost = await lostSince(db, reached);
  if (lost.length === 0) return;
  const entries = lost.reduce((sum, { acknowledged, newest }) => sum + acknowledged - newest, 0);
  const message = `the store in ${folder} has lost ${entries} acknowledged entries of ${lost.length} tables`;
  throw new StorageFault('lostEntries', message, { folder, entries, tables: lost.length });
}
