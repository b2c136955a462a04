import { type Good, GOODS, type Thing, THINGS } from '@altiplano/rules';

/** How many of each thing, in the usual order of things, without those that are not there. */
export function counted(things: readonly Thing[]): [Thing, number][] {
  return THINGS.flatMap((thing): [Thing, number][] => {
    const count = things.filter((other) => other === thing).length;
    return count === 0 ? [] : [[thing, count]];
  });
}

/** Goods by number, as a list of tiles. */
export function spread(counts: Readonly<Record<Good, number>>): Good[] {
  return GOODS.flatMap((good) => Array.from({ length: counts[good] }, () => good));
}
