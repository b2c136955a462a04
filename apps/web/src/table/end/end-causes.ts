import { GOODS, HOME, type Location, LOCATIONS, type View } from '@altiplano/rules/engine';

/** One way in which the game may end, and how many pieces are left until then. */
export interface EndCause {
  readonly cause: Location | 'strip' | 'events';
  readonly left: number;
}

/** The cards and carts that lie at a location besides goods (S4). */
function others(location: Location, seen: View): number {
  switch (location) {
    case 'village':
      return seen.houses.length + seen.carts;
    case 'market':
      return seen.orders.length;
    case 'harbor':
      return seen.boats.length;
    default:
      return 0;
  }
}

/** How far each end of the game is away (E1, Z3), the nearest first; `short`: whether events can end it. */
export function endCauses(seen: View, short: boolean): EndCause[] {
  const places = LOCATIONS.map((location, index): EndCause => {
    const goods = GOODS.filter((_, good) => HOME[good] === index).reduce(
      (sum, good) => sum + seen.supply[good],
      0,
    );
    return { cause: location, left: goods + others(location, seen) };
  });
  const pile: EndCause = { cause: 'strip', left: seen.pile.left };
  const events: EndCause[] = short ? [{ cause: 'events', left: seen.eventsLeft }] : [];
  return [...places, pile, ...events].sort((a, b) => a.left - b.left);
}
