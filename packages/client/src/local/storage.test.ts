import type { Entry } from '@altiplano/protocol';
import * as database from 'fake-indexeddb';
import { describe, expect, test, vi } from 'vitest';
import { settingsOf } from '../testing/settings.ts';
import { createIndexedDbStorage } from './indexed-db-storage.ts';
import { createMemoryStorage } from './memory-storage.ts';
import type { StoredGame } from './storage.ts';

// A browser has these everywhere.
for (const [name, part] of Object.entries(database)) vi.stubGlobal(name, part);

const game = (table: string, updatedAt: number): StoredGame => ({
  table,
  status: 'running',
  settings: settingsOf({ players: 2 }),
  seats: [],
  createdAt: 1,
  updatedAt,
  round: 1,
  awaited: [0],
  result: null,
});
const entry = (number: number): Entry => ({ number, at: number, kind: 'unreadied', seat: 0 });

let databases = 0;

describe.each([
  { name: 'memory', open: createMemoryStorage },
  { name: 'IndexedDB', open: () => createIndexedDbStorage(`test ${++databases}`) },
])('games in $name', ({ open }) => {
  test('what was written is read again', async () => {
    const storage = open();
    expect(await storage.load('a')).toBe(null);
    await storage.create(game('a', 1), { seed: 's', entries: [entry(1), entry(2)], snapshot: { n: 2 } });
    expect(await storage.load('a')).toEqual({ seed: 's', entries: [entry(1), entry(2)], snapshot: { n: 2 } });
    expect(await storage.append(game('a', 5), 2, [entry(3)], { n: 3 })).toBe('done');
    expect(await storage.load('a')).toMatchObject({ entries: [{}, {}, { number: 3 }], snapshot: { n: 3 } });
    expect(await storage.games()).toEqual([game('a', 5)]);
    expect(await storage.append(game('a', 6), 3, [entry(4), entry(5)])).toBe('done');
    expect((await storage.load('a'))?.snapshot).toEqual({ n: 3 });
    await storage.cut('a', 4);
    expect((await storage.load('a'))?.entries.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
    expect(await storage.append(game('a', 7), 4, [entry(5)])).toBe('done');
  });

  test('no number is given twice: whoever comes second is told', async () => {
    const storage = open();
    await storage.create(game('a', 1), { seed: 's', entries: [entry(1)], snapshot: null });
    const outcomes = await Promise.all(
      [1, 2, 3].map((n) => storage.append(game('a', n), 1, [entry(2), entry(3)], { n })),
    );
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
    expect((await storage.load('a'))?.entries).toHaveLength(3);
    expect(await storage.append(game('a', 9), 3, [entry(4)], null)).toBe('done');
    await expect(storage.create(game('a', 1), { seed: 't', entries: [], snapshot: null })).rejects.toThrow();
    await expect(storage.append(game('b', 1), 0, [entry(1)], null)).rejects.toThrow();
  });

  test('the newest game comes first; one that is removed is gone', async () => {
    const storage = open();
    for (const [table, at] of [
      ['a', 1],
      ['b', 3],
      ['c', 2],
    ] as const) {
      await storage.create(game(table, at), { seed: table, entries: [entry(1)], snapshot: null });
    }
    expect((await storage.games()).map(({ table }) => table)).toEqual(['b', 'c', 'a']);
    await storage.remove('c');
    expect((await storage.games()).map(({ table }) => table)).toEqual(['b', 'a']);
    expect(await storage.load('c')).toBe(null);
    expect((await storage.load('b'))?.entries).toHaveLength(1);
  });

  test('packs are kept by their hash', async () => {
    const storage = open();
    expect(await storage.pack('h')).toBe(null);
    await storage.putPack('h', { id: 'p' });
    await storage.putPack('h', { id: 'p' });
    expect(await storage.pack('h')).toEqual({ id: 'p' });
  });
});
