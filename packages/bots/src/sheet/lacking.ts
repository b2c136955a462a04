import { type Game, GOOD_COUNT } from '@altiplano/rules/engine';

/** Room to count what an order lacks, by good. */
export function createLacking(): Int32Array {
  return new Int32Array(GOOD_COUNT);
}

/** Counts by good what an order lacks once so much of it is delivered, one bit a space; returns how many tiles that are. */
export function countLacking(game: Game, order: number, delivered: number, lacking: Int32Array): number {
  const goods = game.tables.orderGoods[order];
  lacking.fill(0);
  let missing = 0;
  for (let space = 0; space < goods.length; space++) {
    if ((delivered & (1 << space)) !== 0) continue;
    lacking[goods[space]]++;
    missing++;
  }
  return missing;
}
