import type { Database, Flavour } from '../database/flavour.ts';
import type { SharedWrites } from '../database/shared-writes.ts';
import { parseEntry } from '../entry.ts';
import { StorageFault } from '../fault.ts';
import { type Append, checkNumbers, type Outcome, writeAppends } from './append.ts';
import { writeTables } from './create.ts';
import type { NewTable, Tables } from './tables.ts';

type Log = Pick<Tables, 'create' | 'append' | 'imports' | 'entries' | 'newest' | 'newestOf' | 'seed'>;

/** The logs of the tables: they only ever grow. */
export function createLog(db: Database, flavour: Flavour, shared: SharedWrites): Log {
  const create = shared.lane<NewTable, Outcome>({ keyOf: ({ id }) => id, write: writeTables });
  const append = shared.lane<Append, Outcome>({
    keyOf: ({ table }) => table,
    write: (transaction, items) => writeAppends(transaction, flavour, items),
  });

  async function newestOf(tables: readonly string[]): Promise<Map<string, number>> {
    if (tables.length === 0) return new Map();
    const heads = await db
      .selectFrom('heads')
      .select(['table_id', 'newest'])
      .where('table_id', 'in', tables)
      .execute();
    return new Map(heads.map((head) => [head.table_id, head.newest]));
  }

  async function importsOf(person: string): Promise<Map<string, string>> {
    const rows = await db.selectFrom('imports').selectAll().where('person', '=', person).execute();
    return new Map(rows.map(({ digest, table_id }) => [digest, table_id]));
  }

  return {
    imports: importsOf,
    async create(table) {
      checkNumbers(table.id, 0, table.entries);
      try {
        return await create(table);
      } catch (error) {
        // Brought twice in the same moment, it is kept once.
        const { person, digest } = table.imported ?? { person: '', digest: '' };
        if (!flavour.isViolation(error) || !(await importsOf(person)).has(digest)) throw error;
        return 'taken';
      }
    },
    async append(table, after, entries, beside = {}) {
      checkNumbers(table, after, entries);
      try {
        return await append({ table, after, entries, beside });
      } catch (error) {
        if (!flavour.isViolation(error) || (await newestOf([table])).size > 0) throw error;
        throw new StorageFault('unknownTable', `there is no table ${table}`, { table }, error);
      }
    },
    async entries(table, from = 1) {
      const rows = await db
        .selectFrom('entries')
        .select(['number', 'body'])
        .where('table_id', '=', table)
        .where('number', '>=', from)
        .orderBy('number')
        .execute();
      return rows.map(({ number, body }) => parseEntry(table, number, body));
    },
    newest: async (table) => (await newestOf([table])).get(table),
    newestOf,
    async seed(table) {
      const row = await db.selectFrom('tables').select('seed').where('id', '=', table).executeTakeFirst();
      return row?.seed;
    },
  };
}
