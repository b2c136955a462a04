/** Round numbers for the lines of a chart: at most so many steps from 0 to the value or a little more. */
export function ticksUpTo(most: number, steps: number): number[] {
  const rough = Math.max(1, most) / steps;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power);
  const count = Math.ceil(Math.max(1, most) / step);
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/** Places as near to the wanted ones as possible, in the same order, at least so far apart and within bounds. */
export function apart(wanted: readonly number[], gap: number, least: number, most: number): number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const places = [...wanted];
  let last = least - gap;
  for (const index of order) {
    last = Math.max(places[index] ?? 0, last + gap);
    places[index] = last;
  }
  let next = most + gap;
  for (const index of order.toReversed()) {
    next = Math.min(places[index] ?? 0, next - gap);
    places[index] = next;
  }
  return places;
}
