import type { Database } from '../database/flavour.ts';
import type { SharedWrites } from '../database/shared-writes.ts';
import type { Snapshot, Tables } from './tables.ts';

interface Kept extends Snapshot {
  readonly table: string;
}

async function writeSnapshots(transaction: Database, snapshots: readonly Kept[]): Promise<void[]> {
  await transaction
    .insertInto('snapshots')
    .values(
      snapshots.map(({ table, number, version, state }) => ({
        table_id: table,
        number,
        version,
        state: JSON.stringify(state),
      })),
    )
    .onConflict((conflict) =>
      conflict
        .column('table_id')
        .doUpdateSet((row) => ({
          number: row.ref('excluded.number'),
          version: row.ref('excluded.version'),
          state: row.ref('excluded.state'),
        }))
        .whereRef('snapshots.number', '<=', 'excluded.number'),
    )
    .execute();
  return snapshots.map(() => undefined);
}

/** One snapshot for each table, the newest. */
export function createSnapshots(
  db: Database,
  shared: SharedWrites,
): Pick<Tables, 'putSnapshot' | 'snapshot'> {
  const put = shared.lane<Kept, void>({ keyOf: ({ table }) => table, write: writeSnapshots });
  return {
    putSnapshot: (table, snapshot) => put({ table, ...snapshot }),
    async snapshot(table) {
      const row = await db
        .selectFrom('snapshots')
        .select(['number', 'version', 'state'])
        .where('table_id', '=', table)
        .executeTakeFirst();
      return row && { ...row, state: JSON.parse(row.state) as unknown };
    },
  };
}
