import type { Entry } from '@altiplano/protocol';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { GameStorage, StoredGame } from './storage.ts';

interface Schema extends DBSchema {
  games: { key: string; value: StoredGame };
  seeds: { key: string; value: string };
  /** By table and number, so that no number is given twice, whichever tab writes it. */
  entries: { key: [string, number]; value: Entry };
  snapshots: { key: string; value: unknown };
  packs: { key: string; value: unknown };
}

const VERSION = 1;
/** Whatever is written to one game belongs together. */
const OF_A_GAME = ['games', 'seeds', 'entries', 'snapshots'] as const;

function open(name: string): Promise<IDBPDatabase<Schema>> {
  return openDB<Schema>(name, VERSION, {
    upgrade(database) {
      for (const store of [...OF_A_GAME, 'packs'] as const) database.createObjectStore(store);
    },
    // A newer page wants to change the database: this one gives way and opens it again when it needs it.
    blocking: (_, __, event) => (event.target as IDBDatabase).close(),
  });
}

function allOf(table: string, from = 0): IDBKeyRange {
  return IDBKeyRange.bound([table, from], [table, Number.MAX_SAFE_INTEGER]);
}

/** Games kept in the browser's database. */
export function createIndexedDbStorage(name = 'altiplano'): GameStorage {
  let opened: Promise<IDBPDatabase<Schema>> | null = null;

  /** One that is closed under us is opened once more. */
  async function use<T>(job: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
    opened ??= open(name);
    try {
      return await job(await opened);
    } catch (error) {
      if ((error as Error).name !== 'InvalidStateError') throw error;
      opened = open(name);
      return job(await opened);
    }
  }

  return {
    games: () =>
      use(async (database) => {
        const games = await database.getAll('games');
        return games.sort((a, b) => b.updatedAt - a.updatedAt);
      }),
    create: (game, { seed, entries, snapshot }) =>
      use(async (database) => {
        const work = database.transaction(OF_A_GAME, 'readwrite', { durability: 'strict' });
        const { table } = game;
        await Promise.all([
          work.objectStore('games').add(game, table),
          work.objectStore('seeds').add(seed, table),
          work.objectStore('snapshots').put(snapshot, table),
          ...entries.map((entry) => work.objectStore('entries').add(entry, [table, entry.number])),
          work.done,
        ]);
      }),
    load: (table) =>
      use(async (database) => {
        const work = database.transaction(OF_A_GAME, 'readonly');
        const [seed, entries, snapshot] = await Promise.all([
          work.objectStore('seeds').get(table),
          work.objectStore('entries').getAll(allOf(table)),
          work.objectStore('snapshots').get(table),
        ]);
        return seed === undefined ? null : { seed, entries, snapshot: snapshot ?? null };
      }),
    append: (game, after, entries, snapshot) =>
      use(async (database) => {
        const work = database.transaction(OF_A_GAME, 'readwrite', { durability: 'strict' });
        const { table } = game;
        const newest = await work.objectStore('entries').getKey([table, after]);
        const next = await work.objectStore('entries').getKey([table, after + 1]);
        if (newest === undefined || next !== undefined) {
          work.abort();
          await work.done.catch(() => undefined);
          if (newest === undefined) throw new Error(`the game ${table} has no entry ${after}`);
          return 'taken';
        }
        await Promise.all([
          ...entries.map((entry) => work.objectStore('entries').add(entry, [table, entry.number])),
          work.objectStore('games').put(game, table),
          ...(snapshot === undefined ? [] : [work.objectStore('snapshots').put(snapshot, table)]),
          work.done,
        ]);
        return 'done';
      }),
    cut: (table, after) => use((database) => database.delete('entries', allOf(table, after + 1))),
    remove: (table) =>
      use(async (database) => {
        const work = database.transaction(OF_A_GAME, 'readwrite');
        await Promise.all([
          work.objectStore('games').delete(table),
          work.objectStore('seeds').delete(table),
          work.objectStore('snapshots').delete(table),
          work.objectStore('entries').delete(allOf(table)),
          work.done,
        ]);
      }),
    pack: (hash) => use(async (database) => (await database.get('packs', hash)) ?? null),
    putPack: (hash, pack) =>
      use(async (database) => {
        await database.put('packs', pack, hash);
      }),
  };
}
