import type { Text } from '@altiplano/pack';

const KEY = 'altiplano.packs';

/** A pack that somebody loaded on this device; its content lies with the games. */
export interface OwnPack {
  readonly hash: string;
  readonly name: Text;
}

function isOwnPack(value: unknown): value is OwnPack {
  const { hash, name } = (value ?? {}) as Partial<OwnPack>;
  return typeof hash === 'string' && typeof name?.en === 'string' && typeof name.de === 'string';
}

/** The packs that were loaded on this device, the newest first. */
export function ownPacks(): OwnPack[] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '[]') as unknown;
    return Array.isArray(kept) ? kept.filter(isOwnPack) : [];
  } catch {
    // Forbidden or damaged: then there are none to choose from.
    return [];
  }
}

/** Notes that a pack can be chosen from now on. */
export function noteOwnPack(pack: OwnPack): void {
  try {
    const others = ownPacks().filter(({ hash }) => hash !== pack.hash);
    localStorage.setItem(KEY, JSON.stringify([pack, ...others]));
  } catch {
    // Forbidden or full: the pack is there until the page is closed.
  }
}
