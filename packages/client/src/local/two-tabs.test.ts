import { steadyPack } from '@altiplano/pack/testing';
import { verifyRecord } from '@altiplano/protocol';
import { expect, test } from 'vitest';
import { begin, createDevice, isTrouble, until } from '../testing/device.ts';
import { playRandomly } from '../testing/random-person.ts';
import { createMemoryStorage } from './memory-storage.ts';

test('two tabs play on at one game: no move is lost or made twice', async () => {
  const storage = createMemoryStorage();
  const channel = new EventTarget();
  const [one, other] = [createDevice({ storage, channel }), createDevice({ storage, channel })];
  const table = await begin(one, ['Ana', 'random', 'random']);
  const stores = [one.open(table), other.open(table)] as const;
  await Promise.all(stores.map((store) => until(store, ({ status }) => status === 'ready')));
  const played = await Promise.all(stores.map((store, tab) => playRandomly(store, `tab ${tab}`)));
  expect([...one.faults, ...other.faults]).toEqual([]);
  expect(played.map(({ last }) => last.info?.status)).toEqual(['finished', 'finished']);
  const kept = await storage.load(table);
  const own = kept?.entries.filter((entry) => entry.kind === 'played' && entry.by === 'person') ?? [];
  expect(own).toHaveLength(played.reduce((sum, { done }) => sum + done, 0));
  const record = await one.games.record(table);
  if (isTrouble(record)) throw new Error(record.code);
  expect(verifyRecord(record, steadyPack).every(({ outcome }) => outcome === 'ok')).toBe(true);
});
