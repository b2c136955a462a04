/** Tiles to be drawn out of an own bag, which is refilled from the container when it is empty (D4); tiles by good. */
export interface Draw {
  readonly bag: readonly number[];
  readonly container: readonly number[];
  /** How many are to be drawn. */
  readonly tiles: number;
}

/** A draw without its certain part: what surely comes, and so many tiles at random out of others. */
export interface SplitDraw {
  readonly certain: readonly number[];
  readonly chosenFrom: readonly number[];
  readonly tiles: number;
}

export function sizeOf(tiles: readonly number[]): number {
  return tiles.reduce((sum, count) => sum + count, 0);
}

/** If the bag does not last, all of it comes, and the rest out of the container. */
export function splitDraw({ bag, container, tiles }: Draw): SplitDraw {
  const inBag = sizeOf(bag);
  if (tiles <= inBag) return { certain: bag.map(() => 0), chosenFrom: bag, tiles };
  return { certain: bag, chosenFrom: container, tiles: Math.min(tiles - inBag, sizeOf(container)) };
}
