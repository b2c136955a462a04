import { GOODS } from '@altiplano/rules';
import type { Pack } from '../pack.ts';
import type { Report } from './problem.ts';

/** Corn is never sold, traded or paid (W9); every other good can be paid for an asset, so it needs opals (T12). */
export function checkGoods(pack: Pack, report: Report): void {
  const { corn } = pack.goods;
  if (corn.price !== null) report(['goods', 'corn', 'price'], 'must be null: corn is never sold (W9)');
  if (corn.higher) report(['goods', 'corn', 'higher'], 'must be false: corn is never paid (W9)');
  for (const good of GOODS) {
    const { opals } = pack.goods[good];
    if (good === 'corn' && opals !== null) {
      report(['goods', good, 'opals'], 'must be null: corn never lies on a trading space (W9)');
    }
    if (good !== 'corn' && opals === null) {
      report(['goods', good, 'opals'], 'must be 1 or 2: the good can lie on a trading space (T12)');
    }
  }
  const higher = GOODS.filter((good) => pack.goods[good].higher).length;
  if (higher !== 6) report(['goods'], `needs 6 higher goods (T11), has ${higher}`);
}
