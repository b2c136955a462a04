import { assemble } from '../assemble.ts';
import { migrate } from '../database/migrate.ts';
import { solitaryNews } from '../news/solitary-news.ts';
import type { Storage } from '../storage.ts';
import { openSqlite, readSqlite, sqliteFlavour } from './sqlite.ts';

/** Opens the embedded storage of a data folder in this thread, which then waits whenever the disk does. */
export async function openEmbedded(folder: string): Promise<Storage> {
  const { db, unlock } = openSqlite(folder);
  async function close(): Promise<void> {
    await db.destroy();
    unlock();
  }
  try {
    await migrate(db);
  } catch (error) {
    await close();
    throw error;
  }
  return assemble({ db, reads: db, flavour: sqliteFlavour, news: solitaryNews, close });
}

/** Opens beside an embedded storage that is open already, to read only. */
export function openBeside(folder: string): Storage {
  const db = readSqlite(folder);
  return assemble({ db, reads: db, flavour: sqliteFlavour, news: solitaryNews, close: () => db.destroy() });
}
