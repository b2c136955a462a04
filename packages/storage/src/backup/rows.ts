import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/flavour.ts';
import { KEYS, type Schema } from '../database/schema.ts';
import type { BackupRow } from './format.ts';

/** These mean nothing after a restore. */
const LEFT_OUT: readonly string[] = ['leases', 'codes', 'proofs'] satisfies (keyof Schema)[];

/** The same for every table: this file knows no columns but keys. */
export type AnyDatabase = Kysely<Record<string, BackupRow[1]>>;

const ROWS_AT_ONCE = 200;

async function* rowsOf(db: AnyDatabase, table: string, key: readonly string[]): AsyncGenerator<BackupRow[1]> {
  const inOrder = key.reduce(
    (query, column) => query.orderBy(column),
    db.selectFrom(table).selectAll().limit(ROWS_AT_ONCE),
  );
  let last: BackupRow[1] | undefined;
  for (;;) {
    const reached = last;
    const query =
      reached === undefined
        ? inOrder
        : inOrder.where(
            sql<boolean>`(${sql.join(key.map((column) => sql.ref(column)))}) > (${sql.join(
              key.map((column) => reached[column]),
            )})`,
          );
    const rows = await query.execute();
    yield* rows;
    last = rows.at(-1);
    if (rows.length < ROWS_AT_ONCE) return;
  }
}

/** Every row that a backup keeps, in an order in which they can be put back. */
export async function* allRows(db: Database): AsyncGenerator<BackupRow> {
  for (const [table, key] of Object.entries(KEYS)) {
    if (LEFT_OUT.includes(table)) continue;
    for await (const row of rowsOf(db as unknown as AnyDatabase, table, key)) yield [table, row];
  }
}

/** Whether nobody has put anything into a store of the newest version; that a server has run on it is nothing. */
export async function isEmpty(db: Database): Promise<boolean> {
  for await (const [table] of allRows(db)) if (table !== 'uptime') return false;
  return true;
}
