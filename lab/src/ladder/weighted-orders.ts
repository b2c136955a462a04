/** Items in the order in which they finished, best first; counts `weight` times. An item may stand there repeatedly. */
export interface WeightedOrder {
  readonly order: readonly number[];
  readonly weight: number;
}

function permutations(items: readonly number[]): number[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((first, place) =>
    permutations(items.toSpliced(place, 1)).map((rest) => [first, ...rest]),
  );
}

/** A finish with ties as orders without: each order of the tied, in equal parts of one. */
export function untied(groups: readonly (readonly number[])[]): WeightedOrder[] {
  const orders = groups.reduce<number[][]>(
    (begun, group) => begun.flatMap((order) => permutations(group).map((next) => [...order, ...next])),
    [[]],
  );
  return orders.map((order) => ({ order, weight: 1 / orders.length }));
}

/** The same orders with equal ones counted together. */
export function merged(orders: Iterable<WeightedOrder>): WeightedOrder[] {
  const byOrder = new Map<string, WeightedOrder>();
  for (const { order, weight } of orders) {
    const key = order.join();
    byOrder.set(key, { order, weight: weight + (byOrder.get(key)?.weight ?? 0) });
  }
  return [...byOrder.values()];
}

/**
 * One drawn game between every two items. Without it an item that always finishes first, or last, would have no finite
 * strength; beside some dozen real games it hardly counts.
 */
export function virtualTies(items: number): WeightedOrder[] {
  const ties: WeightedOrder[] = [];
  for (let a = 0; a < items; a++) {
    for (let b = a + 1; b < items; b++) ties.push(...untied([[a, b]]));
  }
  return ties;
}
