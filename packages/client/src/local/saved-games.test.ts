import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createDevice, until } from '../testing/device.ts';
import { playRandomly } from '../testing/random-person.ts';
import { createMemoryStorage } from './memory-storage.ts';
import type { KeptGame, StoredGame } from './storage.ts';

// Games as versions of this program have left them in browsers; a file stays here for ever once it was published.
const FOLDER = new URL('../../../../fixtures/saved-games/', import.meta.url);
/** The packs that were kept beside them, by their hash: what is shipped or tested with today may be another. */
const PACKS = new URL('../../../../fixtures/saved-packs/', import.meta.url);

interface Saved {
  readonly game: StoredGame;
  readonly kept: KeptGame;
}

test.each(readdirSync(FOLDER))('%s can be listed, opened and played to its end', async (file) => {
  const { game, kept } = JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as Saved;
  const storage = createMemoryStorage();
  await storage.create(game, kept);
  for (const pack of readdirSync(PACKS)) {
    await storage.putPack(pack.replace('.json', ''), JSON.parse(readFileSync(new URL(pack, PACKS), 'utf8')));
  }
  const device = createDevice({ storage });
  expect(await device.games.list()).toMatchObject([{ table: game.table, status: 'running' }]);
  const store = device.open(game.table);
  const opened = await until(store, ({ status }) => status !== 'loading');
  expect([opened.status, opened.game?.state.round]).toEqual(['ready', game.round]);
  const { last } = await playRandomly(store, file);
  expect(last.info?.status).toBe('finished');
  expect(device.faults).toEqual([]);
});
