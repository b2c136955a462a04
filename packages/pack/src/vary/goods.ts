import { type Good, GOODS } from '@altiplano/rules';
import type { Pack } from '../pack.ts';
import type { Draws } from './draws.ts';

/** How much more a tile that is worth so many points at the end sells for than one worth a point less, at most. */
const STEEPEST = 2;
const CHEAPEST = [1, 1, 1, 1, 2, 2] as const;

/**
 * End values, of which only those of cacao and ore may change places, and prices: what has none keeps none, dearer goods
 * never sell for less, silver sells high.
 */
export function varyGoods(base: Pack['goods'], draws: Draws): Pack['goods'] {
  const valueOf = (good: Good): number => base[good].value;
  const isSwapped = draws.happens(30);
  const swap: Partial<Record<Good, Good>> = isSwapped ? { cacao: 'ore', ore: 'cacao' } : {};
  const value = (good: Good): number => valueOf(swap[good] ?? good);
  const rows = { ...base };
  const sold = draws
    .shuffled(GOODS.filter((good) => base[good].price !== null))
    .sort((a, b) => value(a) - value(b));
  let worth = 0;
  let least = 1;
  let most = 1;
  for (const good of sold) {
    if (value(good) > worth) {
      worth = value(good);
      least = Math.max(most, CHEAPEST[Math.min(worth, 5)] as number);
      most = Math.min(5, least + draws.between(0, STEEPEST));
    }
    const price = good === 'silver' ? most : draws.between(least, most);
    rows[good] = { ...base[good], price, value: value(good), provenance: 'ours' };
  }
  return rows;
}
