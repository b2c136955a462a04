import type { Insertable, Selectable } from 'kysely';
import { chunks } from '../database/chunks.ts';
import type { Database } from '../database/flavour.ts';
import type { Schema } from '../database/schema.ts';
import { moduleText, modulesOf } from './module-text.ts';
import { addToTallies } from './tallies.ts';
import type { StoredResult } from './results.ts';

function rowOf(result: StoredResult): Insertable<Schema['results']> {
  const { table, seat, person, level, role, modules, seats, points, rank, won, at } = result;
  return {
    table_id: table,
    seat,
    person: person ?? null,
    level: level ?? null,
    role,
    modules: moduleText(modules),
    seats,
    points,
    rank,
    won: won ? 1 : 0,
    at,
  };
}

/** Stores the results of finished games, and lets the tallies grow by them. */
export async function putResults(transaction: Database, results: readonly StoredResult[]): Promise<void> {
  for (const some of chunks(results)) {
    await transaction
      .insertInto('results')
      .values(some.map((result) => rowOf(result)))
      .execute();
  }
  await addToTallies(transaction, results);
}

export function resultOf(row: Selectable<Schema['results']>): StoredResult {
  const { table_id, person, level, modules, won, ...rest } = row;
  return {
    table: table_id,
    ...rest,
    ...(person === null ? {} : { person }),
    ...(level === null ? {} : { level }),
    modules: modulesOf(modules),
    won: won === 1,
  };
}
