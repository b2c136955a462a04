import { checkPack, type Pack, packHash } from '@altiplano/pack';
import type { GameStorage } from './storage.ts';

/** The packs that games on this device are played with. */
export interface Packs {
  readonly standard: Pack;
  /** Null if it is nowhere to be found. */
  find(hash: string): Promise<Pack | null>;
  /** Kept, so that a game goes on with it whatever is shipped later. */
  keep(pack: Pack): Promise<string>;
}

export function createPacks(standard: Pack, storage: GameStorage): Packs {
  const known = new Map([[packHash(standard), standard]]);
  const kept = new Set<string>();
  return {
    standard,
    async find(hash) {
      const found = known.get(hash);
      if (found !== undefined) return found;
      const stored = await storage.pack(hash);
      if (stored === null) return null;
      const checked = checkPack(stored);
      if (!('pack' in checked)) return null;
      known.set(hash, checked.pack);
      return checked.pack;
    },
    async keep(pack) {
      const hash = packHash(pack);
      known.set(hash, pack);
      if (!kept.has(hash)) await storage.putPack(hash, pack);
      kept.add(hash);
      return hash;
    },
  };
}
