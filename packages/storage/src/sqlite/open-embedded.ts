import { assemble } from '../assemble.ts';
import { migrate } from '../database/migrate.ts';
import { solitaryNews } from '../news/solitary-news.ts';
import type { Storage } from '../storage.ts';
import { openBeacon, readBeacon } from './beacon.ts';
import { checkNothingLost } from './lost-entries.ts';
import { orDamaged } from './soundness.ts';
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
    await checkNothingLost(db, folder, readBeacon(folder));
  } catch (error) {
    await close();
    throw orDamaged(folder, error);
  }
  const beacon = openBeacon(folder);
  const storage = assemble({ db, reads: db, flavour: sqliteFlavour, news: solitaryNews, close });
  const { tables } = storage;
  return {
    ...storage,
    tables: {
      ...tables,
      async create(table) {
        const outcome = await tables.create(table);
        if (outcome === 'done') beacon.note(table.id, table.entries.length);
        return outcome;
      },
      async append(table, after, entries, beside) {
        const outcome = await tables.append(table, after, entries, beside);
        if (outcome === 'done') beacon.note(table, after + entries.length);
        return outcome;
      },
    },
    async close() {
      await storage.close();
      beacon.close();
    },
  };
}

/** Opens beside an embedded storage that is open already, to read only. */
export function openBeside(folder: string): Storage {
  const db = readSqlite(folder);
  return assemble({ db, reads: db, flavour: sqliteFlavour, news: solitaryNews, close: () => db.destroy() });
}
