import type { Components, View } from '@altiplano/rules';

/** What an extension's price is made of: its own, that of its place, and what is taken off; nothing where it is only its own. */
export function priceParts(seen: View, components: Components, space: number): string {
  const tile = components.extensions.find((row) => row.id === seen.strip[space]);
  const own = tile?.price ?? 0;
  const place = components.board.strip[space] ?? 0;
  const off = own + place - extensionPrice(seen, components, space);
  const parts = `${own}${place > 0 ? ` + ${place}` : ''}${off > 0 ? ` − ${off}` : ''}`;
  return place > 0 || off > 0 ? ` (${parts})` : '';
}

/** What an extension at a space of the strip costs the viewer now; for one without a seat, price and place. */
export function extensionPrice(seen: View, components: Components, space: number): number {
  const tile = components.extensions.find((row) => row.id === seen.strip[space]);
  const full = (tile?.price ?? 0) + (components.board.strip[space] ?? 0);
  return seen.own?.stripPrices[space] ?? full;
}
