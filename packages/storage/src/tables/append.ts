import { chunks } from '../database/chunks.ts';
import type { Database, Flavour } from '../database/flavour.ts';
import type { Entry } from '@altiplano/protocol';
import { StorageFault } from '../fault.ts';
import { putResults } from '../results/result-rows.ts';
import { putListings } from './listing-rows.ts';
import type { Beside } from './tables.ts';

export interface Append {
  readonly table: string;
  readonly after: number;
  readonly entries: readonly Entry[];
  readonly beside: Beside;
}

export type Outcome = 'done' | 'taken';

/** Throws unless the entries are numbered on from `after`. */
export function checkNumbers(table: string, after: number, entries: readonly Entry[]): void {
  const wrong = entries.findIndex(({ number }, index) => number !== after + 1 + index);
  if (wrong < 0 && entries.length > 0) return;
  const number = entries[wrong]?.number ?? 0;
  const message = `entry ${number} of table ${table} cannot stand after entry ${after + Math.max(wrong, 0)}`;
  throw new StorageFault('badNumbers', message, { table, after, number });
}

/** Writes all that belongs to appends whose place in the log is already theirs. */
export async function putEntries(
  transaction: Database,
  appends: readonly Pick<Append, 'table' | 'entries' | 'beside'>[],
): Promise<void> {
  const rows = appends.flatMap(({ table, entries }) =>
    entries.map((entry) => ({ table_id: table, number: entry.number, body: JSON.stringify(entry) })),
  );
  for (const some of chunks(rows)) await transaction.insertInto('entries').values(some).execute();
  await putListings(
    transaction,
    appends.flatMap(({ table, beside: { listing } }) =>
      listing === undefined ? [] : [{ table, ...listing }],
    ),
  );
  await putResults(
    transaction,
    appends.flatMap(({ table, beside: { results = [] } }) => results.map((result) => ({ table, ...result }))),
  );
}

/** Moves the heads of the logs on, and names the tables where nobody had done so before. */
async function moveHeads(transaction: Database, appends: readonly Append[]): Promise<Set<string>> {
  const rows = appends.map(({ table, after, entries, beside }) => ({
    table_id: table,
    newest: after + entries.length,
    previous: after,
    due: beside.due ?? null,
  }));
  const moved = await transaction
    .insertInto('heads')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column('table_id')
        .doUpdateSet((row) => ({
          newest: row.ref('excluded.newest'),
          previous: row.ref('excluded.previous'),
          due: row.ref('excluded.due'),
        }))
        .whereRef('heads.newest', '=', 'excluded.previous'),
    )
    .returning('table_id')
    .execute();
  return new Set(moved.map(({ table_id }) => table_id));
}

/** An append that is not behind the log but ahead of it is our own mistake, and trying again would not help. */
async function checkNotAhead(transaction: Database, lost: readonly Append[]): Promise<void> {
  if (lost.length === 0) return;
  const heads = await transaction
    .selectFrom('heads')
    .select(['table_id', 'newest'])
    .where(
      'table_id',
      'in',
      lost.map(({ table }) => table),
    )
    .execute();
  const newest = new Map(heads.map((head) => [head.table_id, head.newest]));
  for (const { table, after } of lost) {
    const end = newest.get(table) ?? 0;
    if (end >= after) continue;
    const message = `nothing can stand after entry ${after} of table ${table}, which has only ${end}`;
    throw new StorageFault('badNumbers', message, { table, after, newest: end });
  }
}

/** Carries out appends of different tables; one that comes too late does not hold up the others. */
export async function writeAppends(
  transaction: Database,
  flavour: Flavour,
  appends: readonly Append[],
): Promise<Outcome[]> {
  const moved = await moveHeads(transaction, appends);
  await checkNotAhead(
    transaction,
    appends.filter(({ table }) => !moved.has(table)),
  );
  const winners = appends.filter(({ table }) => moved.has(table));
  await putEntries(transaction, winners);
  await flavour.announce(
    transaction,
    winners.map(({ table, after, entries }) => ({
      kind: 'advanced',
      table,
      number: after + entries.length,
    })),
  );
  return appends.map(({ table }) => (moved.has(table) ? 'done' : 'taken'));
}
