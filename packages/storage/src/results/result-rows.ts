import type { Insertable, Selectable } from 'kysely';
import { chunks } from '../database/chunks.ts';
import type { Database } from '../database/flavour.ts';
import type { Schema } from '../database/schema.ts';
import type { StoredResult } from './results.ts';

const SEPARATOR = ',';

/** A set of modules as it is stored: the same text for the same set. */
export function moduleText(modules: readonly string[]): string {
  return [...new Set(modules)].sort().join(SEPARATOR);
}

export function modulesOf(text: string): string[] {
  return text === '' ? [] : text.split(SEPARATOR);
}

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

export async function putResults(transaction: Database, results: readonly StoredResult[]): Promise<void> {
  for (const some of chunks(results)) {
    await transaction
      .insertInto('results')
      .values(some.map((result) => rowOf(result)))
      .execute();
  }
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
