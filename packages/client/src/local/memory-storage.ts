import type { Entry } from '@altiplano/protocol';
import type { GameStorage, KeptGame, StoredGame } from './storage.ts';

interface Row {
  game: StoredGame;
  readonly seed: string;
  readonly entries: Entry[];
  snapshot: unknown;
}

/** Games kept as long as the page is open: for tests, and where a browser keeps nothing. */
export function createMemoryStorage(): GameStorage {
  const rows = new Map<string, Row>();
  const packs = new Map<string, unknown>();
  const copyOf = (row: Row): KeptGame =>
    structuredClone({ seed: row.seed, entries: row.entries, snapshot: row.snapshot });
  return {
    async games() {
      return [...rows.values()].map(({ game }) => game).sort((a, b) => b.updatedAt - a.updatedAt);
    },
    async create(game, { seed, entries, snapshot }) {
      if (rows.has(game.table)) throw new Error(`the game ${game.table} is there already`);
      rows.set(game.table, { game, seed, entries: [...entries], snapshot });
    },
    async load(table) {
      const row = rows.get(table);
      return row === undefined ? null : copyOf(row);
    },
    async append(game, after, entries, snapshot) {
      const row = rows.get(game.table);
      if (row === undefined) throw new Error(`there is no game ${game.table}`);
      if (row.entries.length !== after) return 'taken';
      row.entries.push(...entries);
      row.game = game;
      row.snapshot = snapshot ?? row.snapshot;
      return 'done';
    },
    async cut(table, after) {
      rows.get(table)?.entries.splice(after);
    },
    async remove(table) {
      rows.delete(table);
    },
    async pack(hash) {
      return packs.get(hash) ?? null;
    },
    async putPack(hash, pack) {
      packs.set(hash, pack);
    },
  };
}
