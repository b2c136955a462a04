import { type Good, GOODS } from '@altiplano/rules';
import { type Draw, sizeOf, splitDraw } from './draw.ts';
import { hypergeometric } from './hypergeometric.ts';

export interface GoodOdds {
  readonly good: Good;
  /** The chance of exactly so many tiles, by their number. */
  readonly chances: readonly number[];
  readonly expected: number;
  /** The chance of at least one. */
  readonly some: number;
}

export interface DrawOdds {
  /** How many tiles will come: fewer than wanted only if bag and container run out. */
  readonly tiles: number;
  /** After so many tiles the container is emptied into the bag (D4); null if the bag lasts. */
  readonly refillAfter: number | null;
  /** For each good that may come, in the order of the goods. */
  readonly goods: readonly GoodOdds[];
}

/** What a draw will bring, exactly. */
export function drawOdds(draw: Draw): DrawOdds {
  const { certain, chosenFrom, tiles } = splitDraw(draw);
  const size = sizeOf(chosenFrom);
  const goods = GOODS.flatMap((good, index) => {
    const sure = certain[index] ?? 0;
    const of = chosenFrom[index] ?? 0;
    if (sure + of === 0) return [];
    const drawn = hypergeometric(size, of, tiles);
    const chances = [...Array.from({ length: sure }, () => 0), ...drawn];
    const expected = sure + (size === 0 ? 0 : (tiles * of) / size);
    return [{ good, chances, expected, some: 1 - (chances[0] ?? 0) }];
  });
  const bag = sizeOf(draw.bag);
  const isShort = draw.tiles > bag && sizeOf(draw.container) > 0;
  return { tiles: sizeOf(certain) + tiles, refillAfter: isShort ? bag : null, goods };
}
