import type { TableStatus } from '@altiplano/protocol';
import type { Selectable } from 'kysely';
import { chunks } from '../database/chunks.ts';
import type { Database } from '../database/flavour.ts';
import type { Schema } from '../database/schema.ts';
import type { Listed } from './listing.ts';

/** Puts the listings of different tables in the place of their former ones. */
export async function putListings(transaction: Database, listings: readonly Listed[]): Promise<void> {
  if (listings.length === 0) return;
  const rows = listings.map(({ table, status, open, title, seatsFree, updated, summary }) => ({
    table_id: table,
    status,
    open: open ? 1 : 0,
    title,
    seats_free: seatsFree,
    updated,
    summary: JSON.stringify(summary),
  }));
  await transaction
    .insertInto('listings')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('table_id').doUpdateSet((row) => ({
        status: row.ref('excluded.status'),
        open: row.ref('excluded.open'),
        title: row.ref('excluded.title'),
        seats_free: row.ref('excluded.seats_free'),
        updated: row.ref('excluded.updated'),
        summary: row.ref('excluded.summary'),
      })),
    )
    .execute();
  await putPeople(transaction, listings);
}

/** The same text for the same people, in whatever order and however often. */
function setOf(people: readonly string[]): string {
  return [...new Set(people)].sort().join(' ');
}

/** A listing changes with every turn, the people of a table hardly ever: those that are there already cost no writing. */
async function withOtherPeople(transaction: Database, listings: readonly Listed[]): Promise<Listed[]> {
  const tables = listings.map(({ table }) => table);
  const known = await transaction
    .selectFrom('table_people')
    .selectAll()
    .where('table_id', 'in', tables)
    .execute();
  const there = new Map<string, string[]>(tables.map((table) => [table, []]));
  for (const { table_id, person } of known) there.get(table_id)?.push(person);
  return listings.filter(({ table, people }) => setOf(people) !== setOf(there.get(table) ?? []));
}

async function putPeople(transaction: Database, listings: readonly Listed[]): Promise<void> {
  const changed = await withOtherPeople(transaction, listings);
  if (changed.length === 0) return;
  const tables = changed.map(({ table }) => table);
  await transaction.deleteFrom('table_people').where('table_id', 'in', tables).execute();
  const rows = changed.flatMap(({ table, people }) =>
    [...new Set(people)].map((person) => ({ table_id: table, person })),
  );
  for (const some of chunks(rows)) await transaction.insertInto('table_people').values(some).execute();
}

/** Listings from their rows, with the people who belong to them. */
export async function listedOf(
  db: Database,
  rows: readonly Selectable<Schema['listings']>[],
): Promise<Listed[]> {
  if (rows.length === 0) return [];
  const tables = rows.map(({ table_id }) => table_id);
  const found = await db
    .selectFrom('table_people')
    .selectAll()
    .where('table_id', 'in', tables)
    .orderBy('person')
    .execute();
  return rows.map((row) => ({
    table: row.table_id,
    status: row.status as TableStatus,
    open: row.open === 1,
    title: row.title,
    seatsFree: row.seats_free,
    people: found.filter(({ table_id }) => table_id === row.table_id).map(({ person }) => person),
    updated: row.updated,
    summary: JSON.parse(row.summary) as unknown,
  }));
}
