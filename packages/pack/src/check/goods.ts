import { GOODS } from '@altiplano/rules';
import type { Pack } from '../pack.ts';
import type { Report } from './problem.ts';

/** Corn is never sold, traded or paid (W9); every other good can be paid for an asset, so it needs opals (T12). */
export function checkGoods(pack: Pack, report: Report): void {
  const { corn } = pack.goods;
  if (corn.price !== null) report(['goods', 'corn', 'price'], 'cornPrice');
  if (corn.higher) report(['goods', 'corn', 'higher'], 'cornHigher');
  for (const good of GOODS) {
    const { opals } = pack.goods[good];
    if (good === 'corn' && opals !== null) {
      report(['goods', good, 'opals'], 'cornOpals');
    }
    if (good !== 'corn' && opals === null) {
      report(['goods', good, 'opals'], 'noOpals');
    }
  }
  const higher = GOODS.filter((good) => pack.goods[good].higher).length;
  if (higher !== 6) report(['goods'], 'higherGoods', { has: higher });
}
