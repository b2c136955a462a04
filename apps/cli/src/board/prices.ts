import type { Components, Good, View } from '@altiplano/rules';

// Worked out from what the viewer sees, because the rules tell prices only in refusals.

function effectOfEvent(
  seen: View,
  components: Components,
): Components['events'][number]['effect'] | undefined {
  return components.events.find((event) => event.id === seen.event)?.effect;
}

/** What an extension at a space of the strip costs a seat now (A34, Q3, G10). */
export function extensionPrice(seen: View, components: Components, seat: number, space: number): number {
  const tile = components.extensions.find((row) => row.id === seen.strip[space]);
  const full = (tile?.price ?? 0) + (components.board.strip[space] ?? 0);
  const event = effectOfEvent(seen, components);
  let less = event?.verb === 'discountExtensions' ? event.coins : 0;
  for (const { id, effect } of components.assets) {
    if (effect.verb === 'extensionDiscount' && seen.players[seat]?.assets.includes(id)) less += effect.coins;
  }
  return Math.max(full - less, Math.min(full, 1));
}

/** What the market pays for a good now (A33, G11). */
export function sellPrice(seen: View, components: Components, good: Good): number {
  const price = components.goods[good].price ?? 0;
  const event = effectOfEvent(seen, components);
  return event?.verb === 'sellAlso' && event.goods.includes(good) ? Math.max(price, event.price) : price;
}
