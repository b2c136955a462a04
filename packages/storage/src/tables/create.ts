import { chunks } from '../database/chunks.ts';
import type { Database } from '../database/flavour.ts';
import { type Outcome, putEntries } from './append.ts';
import type { NewTable } from './tables.ts';

/** Stores new tables, but for those whose id is taken. */
export async function writeTables(transaction: Database, tables: readonly NewTable[]): Promise<Outcome[]> {
  const inserted = await transaction
    .insertInto('tables')
    .values(tables.map(({ id, seed, at }) => ({ id, seed, at })))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .execute();
  const added = new Set(inserted.map(({ id }) => id));
  const winners = tables.filter(({ id }) => added.has(id));
  const imports = winners.flatMap(({ id, imported }) =>
    imported === undefined ? [] : [{ table_id: id, ...imported }],
  );
  for (const some of chunks(imports)) await transaction.insertInto('imports').values(some).execute();
  if (winners.length > 0) {
    await transaction
      .insertInto('heads')
      .values(
        winners.map(({ id, entries, due }) => ({
          table_id: id,
          newest: entries.length,
          previous: 0,
          due: due ?? null,
        })),
      )
      .execute();
  }
  await putEntries(
    transaction,
    winners.map(({ id, entries, ...beside }) => ({ table: id, entries, beside })),
  );
  return tables.map(({ id }) => (added.has(id) ? 'done' : 'taken'));
}
