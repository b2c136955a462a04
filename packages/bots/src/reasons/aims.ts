import { type Components, type Game, type Good, GOODS, type Location, LOCATIONS } from '@altiplano/rules';
import type { Plan } from '../plan/beam.ts';
import { DEED, type Deed } from '../sheet/deeds.ts';

/** What can be meant to be done, by the kind of deed. */
const DOES = {
  [DEED.exchange]: 'make',
  [DEED.boat]: 'boat',
  [DEED.house]: 'house',
  [DEED.road]: 'road',
  [DEED.store]: 'store',
  [DEED.sell]: 'sell',
  [DEED.deliver]: 'deliver',
  [DEED.cart]: 'cart',
  [DEED.extension]: 'extension',
  [DEED.order]: 'order',
  [DEED.heldCorn]: 'corn',
  [DEED.opal]: 'opal',
  [DEED.asset]: 'asset',
  [DEED.buyGood]: 'buy',
} as const;

/** Something that a bot means to do in this round, as data that can travel. */
export interface Aim {
  readonly does: (typeof DOES)[keyof typeof DOES];
  readonly at: Location;
  /** The tile that is given for it, where it is one of several that would do. */
  readonly good: Good | null;
  readonly gain: Good | null;
  /** The card that is bought or built. */
  readonly card: string | null;
  /** Paid, or earned by selling. */
  readonly coins: number;
}

const GIVING: readonly number[] = [DEED.store, DEED.sell, DEED.deliver, DEED.opal];

function cardsOf(kind: number, components: Components): readonly { readonly id: string }[] {
  switch (kind) {
    case DEED.boat:
      return components.boats;
    case DEED.house:
      return components.houses;
    case DEED.extension:
      return components.extensions;
    case DEED.order:
      return components.orders;
    case DEED.asset:
      return components.assets;
    default:
      return [];
  }
}

function aimOf({ kind, location, good, gain, card, coins }: Deed, { components }: Game): Aim {
  return {
    does: DOES[kind as keyof typeof DOES],
    at: LOCATIONS[location],
    good: GIVING.includes(kind) ? (GOODS[good] ?? null) : null,
    gain: GOODS[gain] ?? null,
    card: cardsOf(kind, components)[card]?.id ?? null,
    coins,
  };
}

/** What a plan means to do with the rest of the round, in its order. */
export function aimsOf({ steps }: Plan, game: Game): Aim[] {
  return steps.map(({ deed }) => aimOf(deed, game));
}
