import { Client } from 'pg';
import type { Database } from '../database/flavour.ts';
import { dropStore, migrate, NO_VERSION, versionOf } from '../database/migrate.ts';
import { StorageFault } from '../fault.ts';
import type { Place } from '../place.ts';
import { databaseOf, patientConfig } from '../postgres/connection.ts';
import { lockAlone } from '../postgres/presence-lock.ts';
import { removeBeacon } from '../sqlite/beacon.ts';
import { openSqlite } from '../sqlite/sqlite.ts';
import { type BackupRow, type BackupSummary, summaryOf } from './format.ts';
import { checkBackup, readRows } from './read-backup.ts';
import { type AnyDatabase, isEmpty } from './rows.ts';

interface Alone {
  readonly db: Database;
  close(): Promise<void>;
}

/** The database for us alone: refused while a server uses it. */
async function openAlone(place: Place): Promise<Alone> {
  if (place.kind === 'sqlite') {
    const { db, unlock } = openSqlite(place.folder);
    return { db, close: () => db.destroy().then(unlock) };
  }
  const client = new Client(patientConfig(place.url));
  // If this connection is lost, the one that works is lost as well and says so.
  client.on('error', () => {});
  await client.connect();
  try {
    await lockAlone(client);
  } catch (error) {
    await client.end();
    throw error;
  }
  const db = databaseOf(patientConfig(place.url), 1, () => {});
  return { db, close: () => db.destroy().then(() => client.end()) };
}

/** Makes room for a store of any version, if there is nothing in this one. */
async function makeRoom(db: Database): Promise<void> {
  if ((await versionOf(db)) === NO_VERSION) return;
  await migrate(db);
  if (!(await isEmpty(db)))
    throw new StorageFault('notEmpty', 'a backup is only restored into an empty store');
  await dropStore(db);
}

const ROWS_AT_ONCE = 200;

/** Puts rows into their tables, as many of one table as stand together at a time. */
async function putRows(db: AnyDatabase, rows: AsyncIterable<BackupRow>): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  let [table, waiting]: [string, BackupRow[1][]] = ['', []];
  async function flush(): Promise<void> {
    if (waiting.length > 0) await db.insertInto(table).values(waiting).execute();
    counts.set(table, (counts.get(table) ?? 0) + waiting.length);
    waiting = [];
  }
  for await (const [name, row] of rows) {
    if (name !== table || waiting.length >= ROWS_AT_ONCE) await flush();
    table = name;
    waiting.push(row);
  }
  await flush();
  return counts;
}

/**
 * Puts a backup into an empty store, whole or not at all, and brings it to the newest version. Refused while a server
 * uses the store.
 */
export async function restore(place: Place, file: string): Promise<BackupSummary> {
  const head = await checkBackup(file);
  const { db, close } = await openAlone(place);
  try {
    const summary = await db.transaction().execute(async (transaction) => {
      await makeRoom(transaction);
      await migrate(transaction, head.version);
      const counts = await putRows(transaction as unknown as AnyDatabase, readRows(file));
      await migrate(transaction);
      return summaryOf(head.at, counts);
    });
    if (place.kind === 'sqlite') removeBeacon(place.folder);
    return summary;
  } finally {
    await close();
  }
}
