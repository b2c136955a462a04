import type { Good, Thing } from '../goods.ts';
import type { Location } from '../locations.ts';
import type { Costs } from './costs.ts';
import type { AssetEffect, EventEffect, ExtensionEffect, MissionCondition } from './effects.ts';

/** One number per player count: for 2, 3, 4 and 5 players. */
export type ByPlayers = readonly [number, number, number, number];

export interface GoodRow {
  readonly value: number;
  /** Market price; null: cannot be sold. */
  readonly price: number | null;
  /** Opals that T12 asks for it; null: never on a trading space. */
  readonly opals: number | null;
  /** One of the higher goods that dearer assets ask for (T11). */
  readonly higher: boolean;
}

export interface RowRow {
  readonly spaces: number;
  readonly points: number;
}

export interface Board {
  readonly spaces: Readonly<Record<Location, number>>;
  readonly movement: number;
  readonly planning: { readonly start: number; readonly most: number };
  readonly travelerStrip: number;
  /** What each step down the road gives, from the first step on. */
  readonly road: readonly ('planning' | 'corn')[];
  readonly warehouse: { readonly left: readonly RowRow[]; readonly right: readonly RowRow[] };
  /** Extra cost of each space of the extension strip, from the bottom. */
  readonly strip: readonly number[];
}

export interface Exchange {
  readonly location: Location;
  readonly pays: readonly Thing[];
  /** The goods to choose one from. */
  readonly gains: readonly Good[];
}

export interface RoleRow {
  readonly id: string;
  readonly goods: readonly Good[];
  readonly coins: number;
  /** The kind of extension printed on the tile; null: an action of its own. */
  readonly kind: string | null;
  readonly action: Exchange;
}

export interface ExtensionKindRow {
  readonly id: string;
  /** Counts as this other kind for A39 (X14 and X20). */
  readonly sameAs?: string | undefined;
  readonly effect: ExtensionEffect;
}

export type Letter = 'A' | 'B' | 'C' | 'D';

export interface ExtensionRow {
  readonly id: string;
  readonly kind: string;
  readonly letter: Letter;
  readonly price: number;
  /** Leaves the game below this player count. */
  readonly players: number;
}

export interface OrderRow {
  readonly id: string;
  readonly points: number;
  readonly goods: readonly Good[];
  readonly traveler: boolean;
}

/** A house or a boat. */
export interface BuildingRow {
  readonly id: string;
  readonly good: Good;
  readonly traveler: boolean;
}

export interface MissionRow {
  readonly id: string;
  readonly points: number;
  readonly condition: MissionCondition;
  readonly traveler: boolean;
}

export type EventGroup = 'A' | 'B' | 'C' | 'D' | 'E';

export interface EventRow {
  readonly id: string;
  readonly group: EventGroup;
  /** When it works (T6): at once, for the whole round, or in the drawing phase. */
  readonly when: 'now' | 'round' | 'drawing';
  readonly effect: EventEffect;
  /** The traveler line (T7): a good for the neutral space, or stage II. */
  readonly traveler: Good | 'stageTwo' | null;
}

export interface AssetRow {
  readonly id: string;
  readonly stage: 1 | 2;
  readonly cost: 'any' | 'higher';
  readonly effect: AssetEffect;
}

/** Every number and card that the rules work with; the rules themselves know none of them. */
export interface Components {
  readonly goods: Readonly<Record<Good, GoodRow>>;
  readonly supply: Readonly<Record<Good, ByPlayers>>;
  /** Food in the first edition (S3). */
  readonly firstEditionFood: ByPlayers;
  readonly carts: ByPlayers;
  readonly ordersInPlay: ByPlayers;
  readonly points: { readonly boat: number; readonly house: number };
  readonly board: Board;
  /** Left out: as printed in the rulebook. */
  readonly costs?: Costs | undefined;
  readonly roles: readonly RoleRow[];
  readonly extensionKinds: readonly ExtensionKindRow[];
  readonly extensions: readonly ExtensionRow[];
  readonly orders: readonly OrderRow[];
  readonly houses: readonly BuildingRow[];
  readonly boats: readonly BuildingRow[];
  readonly missions: readonly MissionRow[];
  readonly events: readonly EventRow[];
  readonly eventPile: {
    readonly full: Readonly<Record<EventGroup, number>>;
    readonly short: Readonly<Record<EventGroup, number>>;
  };
  readonly assets: readonly AssetRow[];
}
