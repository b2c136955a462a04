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
