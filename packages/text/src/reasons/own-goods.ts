import type { Good, PlayerView } from '@altiplano/rules';

/** Own tiles of a good that can still be used: all but those in the warehouse. */
function looseTiles({ bag, container, planning, hand, sites }: PlayerView, good: Good): number {
  const pools = [bag, container, planning, hand].reduce((sum, pool) => sum + (pool?.[good] ?? 0), 0);
  return (
    pools +
    Object.values(sites)
      .flat()
      .filter((thing) => thing === good).length
  );
}

/** How many of these goods a player could hand over. */
export function ownedOf(goods: readonly Good[], own: PlayerView): number {
  return [...new Set(goods)].reduce((sum, good) => {
    const asked = goods.filter((other) => other === good).length;
    return sum + Math.min(asked, looseTiles(own, good));
  }, 0);
}
