import type { PlayerView, Thing } from '@altiplano/rules';

/** What can lie on a movement space, the cheapest first. */
const DEARER: readonly Thing[] = ['food', 'coin', 'glass'];

/** How dear a way to move is beside others: the free cart, then what lies on a space alone, then with its cart. */
export function meansCost(means: string, { sites, carts }: PlayerView): number {
  if (means === 'freeCart') return 0;
  const [thing = 'food'] = sites[means] ?? [];
  const hasCart = carts[Number(means.split(':')[1]) - 1] === 'ready';
  return 1 + DEARER.indexOf(thing) + (hasCart ? DEARER.length : 0);
}
