import type { Components, View } from '@altiplano/rules';

/** What an extension at a space of the strip costs the viewer now; for one without a seat, price and place. */
export function extensionPrice(seen: View, components: Components, space: number): number {
  const tile = components.extensions.find((row) => row.id === seen.strip[space]);
  const full = (tile?.price ?? 0) + (components.board.strip[space] ?? 0);
  return seen.own?.stripPrices[space] ?? full;
}
