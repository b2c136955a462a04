import { checkPack, type Pack, packHash, shippedPack } from '@altiplano/pack';
import type { Storage } from '@altiplano/storage';

/** The hash of the pack that is there without anybody bringing it. */
export const SHIPPED_HASH = packHash(shippedPack);

const HASH = /^[0-9a-f]{64}$/;

/** The pack of this hash, the shipped one if none is named, or null if nobody has brought it. */
export async function packByHash(hash: string | undefined, storage: Storage): Promise<Pack | null> {
  if (hash === undefined || hash === SHIPPED_HASH) return shippedPack;
  if (!HASH.test(hash)) return null;
  const loaded = loadedFrom(storage);
  const pack = loaded.get(hash) ?? (await readPack(hash, storage));
  if (pack === null) return null;
  loaded.delete(hash);
  loaded.set(hash, pack);
  if (loaded.size > MOST_LOADED) loaded.delete(loaded.keys().next().value as string);
  return pack;
}

/** Packs that were read, the longest unused first: tables of one pack share it, as they share the shipped one. */
const packs = new WeakMap<Storage, Map<string, Pack>>();
const MOST_LOADED = 50;

function loadedFrom(storage: Storage): Map<string, Pack> {
  const loaded = packs.get(storage) ?? new Map<string, Pack>();
  packs.set(storage, loaded);
  return loaded;
}

async function readPack(hash: string, storage: Storage): Promise<Pack | null> {
  const stored = await storage.packs.get(hash);
  if (stored === undefined) return null;
  // Checked when it was brought; checked again, because a newer program may ask more of a pack.
  const checked = checkPack(JSON.parse(stored.text) as unknown);
  return 'pack' in checked ? checked.pack : null;
}

const kept = new WeakSet<Storage>();

/**
 * Keeps the shipped pack in the store from the first table on that is played with it: a later version of this program
 * may ship another one, and that table goes on with this.
 */
export async function keepShipped(pack: Pack, storage: Storage, at: number): Promise<void> {
  if (pack !== shippedPack || kept.has(storage)) return;
  const { name } = shippedPack;
  const text = JSON.stringify(shippedPack);
  // Nobody brought it, so it is in nobody's list.
  await storage.packs.put({ hash: SHIPPED_HASH, name: JSON.stringify(name), person: '', at, text });
  kept.add(storage);
}
