import { existsSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { StorageFault } from '../fault.ts';
import { sqliteCode } from './folder-lock.ts';

/** Older ones can damage a database in WAL mode when two connections checkpoint at once. */
const LEAST_VERSION = [3, 51, 3] as const;
/** Larger files take longer than a start may; `check` looks through them. */
const MOST_BYTES = 256 * 1024 * 1024;

/** A backup may be under way, which reads; whoever holds the lock beside the database is refused at once. */
const PATIENCE = 5000;

const KIND = 0xff;
const BUSY = 5;
/** Damaged, or no database at all. */
const DAMAGED = new Set([11, 26]);

/** Refuses a SQLite that can damage what it stores. */
export function checkSqlite(found: string = process.versions.sqlite ?? ''): void {
  const parts = found.split('.').map(Number);
  const at = LEAST_VERSION.findIndex((least, index) => (parts[index] ?? 0) !== least);
  if (at < 0 || (parts[at] ?? 0) > (LEAST_VERSION[at] ?? 0)) return;
  const least = LEAST_VERSION.join('.');
  throw new StorageFault('oldSqlite', `SQLite ${found} can damage a store; at least ${least} is needed`, {
    found,
    least,
  });
}

/** The fault of a database that is no longer what was written. */
function damaged(folder: string, reason: string, cause?: unknown): StorageFault {
  return new StorageFault(
    'damaged',
    `the store in ${folder} is damaged: ${reason}`,
    { folder, reason },
    cause,
  );
}

/** An error of the database itself as the fault that it tells of. */
export function orDamaged(folder: string, error: unknown): unknown {
  const isDamage = DAMAGED.has((sqliteCode(error) ?? 0) & KIND);
  return isDamage ? damaged(folder, (error as Error).message, error) : error;
}

/** Looks for what has happened to a database while nobody used it: within a moment, so not at every byte of a large one. */
export function checkDatabase(folder: string, file: string, database: DatabaseSync): void {
  if (statSync(file).size > MOST_BYTES) return;
  const found = Object.values(database.prepare('pragma quick_check(1)').get() ?? {})[0];
  if (found !== 'ok') throw damaged(folder, String(found));
}

/**
 * Makes sure that no process has the database open, whatever became of the lock beside it. A kill between making a file
 * and filling it cannot leave one of no bytes, so such a one was cut.
 */
export function checkUnused(folder: string, file: string): void {
  if (!existsSync(file)) return;
  if (statSync(file).size === 0) throw damaged(folder, 'its file has 0 bytes');
  const database = new DatabaseSync(file, { timeout: PATIENCE });
  try {
    // An exclusive connection cannot begin while another one is open, not even to read its journal.
    database.exec('pragma locking_mode = exclusive; begin exclusive; rollback');
  } catch (error) {
    if (((sqliteCode(error) ?? 0) & KIND) !== BUSY) throw orDamaged(folder, error);
    throw new StorageFault('inUse', `another process uses the database in ${folder}`, { folder }, error);
  } finally {
    database.close();
  }
}
