import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import type { Database, Flavour } from '../database/flavour.ts';
import type { Schema } from '../database/schema.ts';
import { StorageFault } from '../fault.ts';
import { NodeSqliteDialect } from './dialect.ts';
import { lockFolder, sqliteCode } from './folder-lock.ts';
import { checkDatabase, checkSqlite, checkUnused, orDamaged } from './soundness.ts';

const CONSTRAINT = 19;
/** Extended codes carry the kind of error in their lowest byte. */
const KIND = 0xff;
const BUSY_TIMEOUT = 10_000;
const PROOF_BYTES = 32 * 1024;

export const sqliteFlavour: Flavour = {
  isViolation: (error) => ((sqliteCode(error) ?? 0) & KIND) === CONSTRAINT,
  // There is one writer only.
  gaveWay: () => false,
  // Longer than any move: where there is still room for a few bytes, people get no answer all the same.
  async prove(db) {
    const text = randomBytes(PROOF_BYTES).toString('hex');
    await db
      .insertInto('proofs')
      .values({ id: 1, text })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ text }))
      .execute();
  },
  // Only one process may use the folder, so there is nobody to tell.
  announce: async () => {},
};

function fileIn(folder: string): string {
  return join(folder, 'altiplano.sqlite');
}

/** Makes the file whole or not at all; beforehand, because it holds seeds that nobody else on this machine may read. */
function makeFile(file: string): void {
  const part = `${file}.part`;
  rmSync(part, { force: true });
  closeSync(openSync(part, 'w', 0o600));
  const database = new DatabaseSync(part);
  database.exec('pragma user_version = 1');
  database.close();
  renameSync(part, file);
}

/** Opens the database of a data folder for this process alone, if it is sound; the folder is made if need be. */
export function openSqlite(folder: string): { db: Database; unlock: () => void } {
  checkSqlite();
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const unlock = lockFolder(folder);
  const file = fileIn(folder);
  let database: DatabaseSync | null = null;
  try {
    checkUnused(folder, file);
    if (!existsSync(file)) makeFile(file);
    database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT });
    database.exec(
      'pragma journal_mode = wal; pragma synchronous = full; pragma fullfsync = on; pragma checkpoint_fullfsync = on',
    );
    checkDatabase(folder, file, database);
    return { db: new Kysely<Schema>({ dialect: new NodeSqliteDialect(database) }), unlock };
  } catch (error) {
    database?.close();
    unlock();
    throw orDamaged(folder, error);
  }
}

/** Opens the database of a data folder to read from it, also while another process writes. */
export function readSqlite(folder: string): Database {
  if (!existsSync(fileIn(folder))) throw new StorageFault('noStore', `no store in ${folder}`, { folder });
  const database = new DatabaseSync(fileIn(folder), { timeout: BUSY_TIMEOUT, readOnly: true });
  return new Kysely<Schema>({ dialect: new NodeSqliteDialect(database) });
}
