import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { SqliteAdapter, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';

/** A bound for statements that differ only in their number of rows. */
const MOST_STATEMENTS = 200;

function asKyselyExpects(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
    run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
    iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
  };
}

/** After a full disk and other outages SQLite has rolled back already; asked again, it would hide why. */
function rollbackOf(database: DatabaseSync): SqliteStatement {
  const run = (): { changes: number; lastInsertRowid: number } => {
    if (database.isTransaction) database.exec('rollback');
    return { changes: 0, lastInsertRowid: 0 };
  };
  return { reader: false, all: () => [], run, iterate: () => [][Symbol.iterator]() };
}

/** Node's own SQLite in the form of the library that kysely was written for, keeping prepared statements. */
function adapted(database: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(text) {
      if (text === 'rollback') return rollbackOf(database);
      const kept = statements.get(text);
      if (kept !== undefined) {
        statements.delete(text);
        statements.set(text, kept);
        return kept;
      }
      const made = asKyselyExpects(database.prepare(text));
      statements.set(text, made);
      if (statements.size > MOST_STATEMENTS) statements.delete(statements.keys().next().value as string);
      return made;
    },
  };
}

/** SQLite changes tables within transactions as well; without that, a kill could leave half a version behind. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Kysely's dialect for node:sqlite. */
export class NodeSqliteDialect extends SqliteDialect {
  constructor(database: DatabaseSync) {
    super({ database: adapted(database) });
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }
}
