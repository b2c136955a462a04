import { type CreateTableBuilder, type Kysely, SqliteAdapter, sql } from 'kysely';

/** A question mark: the value may be missing. */
type ColumnKind = 'text' | 'text?' | 'number' | 'number?';

/** Creates a table of texts and whole numbers that is looked up by its key, the same in every database. */
export async function createTable(
  db: Kysely<unknown>,
  name: string,
  columns: Readonly<Record<string, ColumnKind>>,
  key: readonly string[],
  references: Readonly<Record<string, `${string}.${string}`>> = {},
): Promise<void> {
  let table: CreateTableBuilder<string, string> = db.schema.createTable(name);
  for (const [column, kind] of Object.entries(columns)) {
    table = table.addColumn(column, kind.startsWith('text') ? 'text' : 'bigint', (definition) => {
      const given = kind.endsWith('?') ? definition : definition.notNull();
      const target = references[column];
      return target === undefined ? given : given.references(target);
    });
  }
  table = table.addPrimaryKeyConstraint(`${name}_key`, [...key]);
  // Rows then stand in the key's own order instead of in a heap with an index beside it.
  if (db.getExecutor().adapter instanceof SqliteAdapter) table = table.modifyEnd(sql`without rowid`);
  await table.execute();
}
