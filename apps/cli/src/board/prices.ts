import type { Components, View } from '@altiplano/rules';

function effectOfEvent(
  seen: View,
  components: Components,
): Components['events'][number]['effect'] | undefined {
  return components.events.find((event) => event.id === seen.event)?.effect;
}

/** What an extension at a space of the strip costs the viewer now (A34, Q3, G10). */
export function extensionPrice(seen: View, components: Components, space: number): number {
  const tile = components.extensions.find((row) => row.id === seen.strip[space]);
  const full = (tile?.price ?? 0) + (components.board.strip[space] ?? 0);
  const event = effectOfEvent(seen, components);
  let less = event?.verb === 'discountExtensions' ? event.coins : 0;
  const own = seen.seat === null ? [] : (seen.players[seen.seat]?.assets ?? []);
  for (const { id, effect } of components.assets) {
    if (effect.verb === 'extensionDiscount' && own.includes(id)) less += effect.coins;
  }
  return Math.max(full - less, Math.min(full, 1));
}
