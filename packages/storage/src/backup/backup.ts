import { createHash } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Database } from '../database/flavour.ts';
import { newestVersion, NO_VERSION, versionOf } from '../database/migrate.ts';
import { StorageFault } from '../fault.ts';
import type { Place } from '../place.ts';
import { databaseOf, patientConfig } from '../postgres/connection.ts';
import { readSqlite } from '../sqlite/sqlite.ts';
import { BACKUP_FORMAT, type BackupHead, type BackupSummary, isCompressed, summaryOf } from './format.ts';
import { allRows } from './rows.ts';

function reader(place: Place): Database {
  if (place.kind === 'sqlite') return readSqlite(place.folder);
  return databaseOf(patientConfig(place.url), 1, () => {});
}

async function checkVersion(db: Database): Promise<string> {
  const [found, known] = [await versionOf(db), newestVersion()];
  if (found === NO_VERSION) throw new StorageFault('noStore', 'there is no store to back up');
  if (found !== known) {
    const message = `the store has version ${found}, this program backs up version ${known}: start the server once`;
    throw new StorageFault('olderStore', message, { found, known });
  }
  return found;
}

/** The lines of a backup, counting on the way. */
async function* lines(db: Database, head: BackupHead, counts: Map<string, number>): AsyncGenerator<string> {
  const hash = createHash('sha256');
  let written = 0;
  function line(value: unknown): string {
    const text = `${JSON.stringify(value)}\n`;
    hash.update(text);
    written += 1;
    return text;
  }
  yield line(head);
  for await (const row of allRows(db)) {
    counts.set(row[0], (counts.get(row[0]) ?? 0) + 1);
    yield line(row);
  }
  yield `${JSON.stringify({ lines: written, sha256: hash.digest('hex') })}\n`;
}

async function toDisk(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  await handle.sync();
  await handle.close();
}

/**
 * Writes everything a store holds at one moment into a new file, also while servers work on it. The file can be restored
 * into either kind of database; it holds secrets, so only its owner may read it.
 */
export async function backup(place: Place, file: string, now: number): Promise<BackupSummary> {
  if (existsSync(file)) throw new StorageFault('fileExists', `${file} is there already`, { file });
  const part = `${file}.part`;
  const db = reader(place);
  const counts = new Map<string, number>();
  try {
    await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (moment) => {
        const version = await checkVersion(moment);
        const head: BackupHead = { altiplano: 'backup', format: BACKUP_FORMAT, version, at: now };
        await pipeline(
          Readable.from(lines(moment, head, counts)),
          isCompressed(file) ? createGzip() : new PassThrough(),
          createWriteStream(part, { mode: 0o600 }),
        );
      });
    await toDisk(part);
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  } finally {
    await db.destroy();
  }
  return summaryOf(now, counts);
}
