import { type Pack, packHash } from '@altiplano/pack';

/** Finds packs by their hash; null if there is no such pack to be had. */
export type PackFinder = (hash: string) => Pack | null | Promise<Pack | null>;

/** Looks among packs that are at hand, then wherever `fetch` looks; what was found once is kept. */
export function createPackFinder(
  packs: readonly Pack[],
  fetch: (hash: string) => Promise<Pack | null> = async () => null,
): PackFinder {
  const known = new Map<string, Pack>();
  const waiting = [...packs];
  return (hash) => {
    // A hash takes a moment, so none is worked out before it is needed.
    while (!known.has(hash) && waiting.length > 0) {
      const pack = waiting.shift() as Pack;
      known.set(packHash(pack), pack);
    }
    return (
      known.get(hash) ??
      fetch(hash).then((pack) => {
        if (pack === null || packHash(pack) !== hash) return null;
        known.set(hash, pack);
        return pack;
      })
    );
  };
}
