import { sql } from 'kysely';
import { createChat } from './chat/create-chat.ts';
import type { Database, Flavour } from './database/flavour.ts';
import { migrate } from './database/migrate.ts';
import { createSharedWrites } from './database/shared-writes.ts';
import { createLeases } from './leases/create-leases.ts';
import type { News } from './news/news.ts';
import { solitaryNews } from './news/solitary-news.ts';
import { createPacks } from './packs/create-packs.ts';
import { createPeople } from './people/create-people.ts';
import type { Place } from './place.ts';
import { databaseOf, nodeConfig } from './postgres/connection.ts';
import { openPostgresNews, postgresFlavour } from './postgres/postgres.ts';
import { createResults } from './results/create-results.ts';
import { openSqlite, sqliteFlavour } from './sqlite/sqlite.ts';
import type { Storage } from './storage.ts';
import { createLists } from './tables/lists.ts';
import { createLog } from './tables/log.ts';
import { createSnapshots } from './tables/snapshots.ts';
import { createUptime } from './uptime/create-uptime.ts';

export interface OpenOptions {
  /** This node's id, different from every other node's on the same store. */
  readonly node: string;
  /** Told of outages that no caller can be told of, such as a lost connection for news. */
  readonly onTrouble?: (trouble: Error) => void;
}

/** Connections of one node besides the one that listens; appends need one. */
const CONNECTIONS = 8;

interface Opened {
  readonly db: Database;
  readonly flavour: Flavour;
  readonly news: News;
  close(): Promise<void>;
}

async function openHere(folder: string): Promise<Opened> {
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
  return { db, flavour: sqliteFlavour, news: solitaryNews, close };
}

async function openShared(url: string, { node, onTrouble = () => {} }: OpenOptions): Promise<Opened> {
  const db = databaseOf(nodeConfig(url), CONNECTIONS, onTrouble);
  try {
    const { news, close } = await openPostgresNews(url, node, db, onTrouble);
    try {
      await migrate(db);
    } catch (error) {
      await close();
      throw error;
    }
    return {
      db,
      flavour: postgresFlavour(node),
      news,
      async close() {
        await close();
        await db.destroy();
      },
    };
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

/** Opens a store, bringing it to the newest version first; an older program refuses a newer store. */
export async function openStorage(place: Place, options: OpenOptions): Promise<Storage> {
  const opened =
    place.kind === 'sqlite' ? await openHere(place.folder) : await openShared(place.url, options);
  const { db, flavour, news, close } = opened;
  const shared = createSharedWrites(db, flavour);
  return {
    tables: { ...createLog(db, flavour, shared), ...createSnapshots(db, shared), ...createLists(db) },
    leases: createLeases(db, shared),
    people: createPeople(db, shared),
    chat: createChat(db),
    packs: createPacks(db),
    results: createResults(db),
    uptime: createUptime(db),
    news,
    async check() {
      await sql`select 1`.execute(db);
    },
    async close() {
      await shared.settled();
      await close();
    },
  };
}
