import { type Good, GOODS } from '@altiplano/rules';
import { type Draw, sizeOf, splitDraw } from './draw.ts';
import { choose } from './hypergeometric.ts';

/** The chance that a draw brings at least all of these together. */
export function chanceOf(draw: Draw, wanted: Readonly<Partial<Record<Good, number>>>): number {
  const { certain, chosenFrom, tiles } = splitDraw(draw);
  /** By number of tiles: the ways to take so many of the wanted goods, enough of each. */
  let ways = [1];
  let others = sizeOf(chosenFrom);
  for (const [index, good] of GOODS.entries()) {
    const least = (wanted[good] ?? 0) - (certain[index] ?? 0);
    if (least <= 0) continue;
    const of = chosenFrom[index] ?? 0;
    others -= of;
    ways = withGood(ways, of, least, tiles);
  }
  const good = ways.reduce((sum, count, taken) => sum + count * choose(others, tiles - taken), 0);
  return good / choose(sizeOf(chosenFrom), tiles);
}

function withGood(ways: readonly number[], of: number, least: number, most: number): number[] {
  const next = Array.from({ length: most + 1 }, () => 0);
  for (const [taken, count] of ways.entries()) {
    for (let more = least; more <= of && taken + more <= most; more++) {
      next[taken + more] = (next[taken + more] ?? 0) + count * choose(of, more);
    }
  }
  return next;
}
