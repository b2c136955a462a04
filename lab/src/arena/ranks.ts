/**
 * The finishing order as groups of seats, best first: by points, then by coins; whoever has the same of both is tied
 * (V7).
 */
export function finishingOrder(points: readonly number[], coins: readonly number[]): number[][] {
  const ahead = (a: number, b: number): number =>
    (points[b] as number) - (points[a] as number) || (coins[b] as number) - (coins[a] as number);
  const groups: number[][] = [];
  for (const seat of points.map((_, index) => index).toSorted(ahead)) {
    const [last] = groups.at(-1) ?? [];
    if (last !== undefined && ahead(last, seat) === 0) groups.at(-1)?.push(seat);
    else groups.push([seat]);
  }
  return groups;
}

/** Each seat's rank from 1 on; the tied share the mean of their ranks. */
export function ranks(order: readonly (readonly number[])[]): number[] {
  const bySeat: number[] = [];
  let ahead = 0;
  for (const group of order) {
    for (const seat of group) bySeat[seat] = ahead + (group.length + 1) / 2;
    ahead += group.length;
  }
  return bySeat;
}
