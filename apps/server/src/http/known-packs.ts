import { checkPack, type Pack, packHash, shippedPack } from '@altiplano/pack';
import type { Storage } from '@altiplano/storage';

/** The hash of the pack that is there without anybody bringing it. */
export const SHIPPED_HASH = packHash(shippedPack);

const HASH = /^[0-9a-f]{64}$/;

/** The pack of this hash, the shipped one if none is named, or null if nobody has brought it. */
export async function packByHash(hash: string | undefined, storage: Storage): Promise<Pack | null> {
  if (hash === undefined || hash === SHIPPED_HASH) return shippedPack;
  if (!HASH.test(hash)) return null;
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
