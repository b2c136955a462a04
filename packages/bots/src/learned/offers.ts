import { type Game, GOOD_COUNT } from '@altiplano/rules/engine';
import * as at from '../sheet/sheet.ts';

/** By tiles that would still have to be come by, up to two: the best order of the market, and how many there are. */
const NEAR = 3;
export const OFFERS = 2 * NEAR;

const needed = new Int32Array(GOOD_COUNT);

/** Writes what the orders that can still be taken would bring, by how near the own tiles are to them. */
export function writeOffers(game: Game, sheet: at.Sheet, inputs: Float64Array, from: number): void {
  const { orderGoods, value } = game.tables;
  const { orders } = game.components;
  for (let rest = sheet[at.ORDERS_LEFT]; rest !== 0; rest &= rest - 1) {
    const order = 31 - Math.clz32(rest & -rest);
    const goods = orderGoods[order];
    let wanting = 0;
    // A tile delivered scores nowhere else.
    let gain = orders[order].points;
    for (let space = 0; space < goods.length; space++) {
      const good = goods[space];
      gain -= value[good];
      if (++needed[good] > sheet[at.OWN + good]) wanting++;
    }
    for (let space = 0; space < goods.length; space++) needed[goods[space]] = 0;
    if (wanting >= NEAR) continue;
    inputs[from + wanting] = Math.max(inputs[from + wanting], gain / 20);
    inputs[from + NEAR + wanting] += 0.25;
  }
}
