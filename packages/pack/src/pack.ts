import type {
  AssetRow,
  BuildingRow,
  Components,
  Costs,
  EventRow,
  ExtensionKindRow,
  ExtensionRow,
  Good,
  GoodRow,
  MissionRow,
  OrderRow,
  RoleRow,
} from '@altiplano/rules/engine';
import type { ProvenanceOf, Sourced } from './provenance.ts';

/** A text in each language of the product. */
export interface Text {
  readonly en: string;
  readonly de: string;
}

/** The parts of a pack that are not rows; their provenance lies together at the pack's top. */
export const PARTS = [
  'supply',
  'firstEditionFood',
  'carts',
  'ordersInPlay',
  'points',
  'board',
  'costs',
  'eventPile',
] as const satisfies readonly (keyof Components)[];
export type Part = (typeof PARTS)[number];

/** The parts that are lists of rows, each row with its own provenance. */
export const TABLES = [
  'roles',
  'extensionKinds',
  'extensions',
  'orders',
  'houses',
  'boats',
  'missions',
  'events',
  'assets',
] as const satisfies readonly Exclude<keyof Components, Part | 'goods'>[];
export type Table = (typeof TABLES)[number];

/** A component pack: every number and card the rules work with, and where each comes from. */
export interface Pack extends Components {
  readonly format: 1;
  readonly id: string;
  readonly name: Text;
  readonly note: Text;
  readonly provenance: {
    readonly [P in Exclude<Part, 'costs'>]: ProvenanceOf<Components[P]>;
  } & { readonly costs?: ProvenanceOf<Costs> | undefined };
  readonly goods: Readonly<Record<Good, Sourced<GoodRow>>>;
  readonly roles: readonly Sourced<RoleRow>[];
  readonly extensionKinds: readonly Sourced<ExtensionKindRow>[];
  readonly extensions: readonly Sourced<ExtensionRow>[];
  readonly orders: readonly Sourced<OrderRow>[];
  readonly houses: readonly Sourced<BuildingRow>[];
  readonly boats: readonly Sourced<BuildingRow>[];
  readonly missions: readonly Sourced<MissionRow>[];
  readonly events: readonly Sourced<EventRow>[];
  readonly assets: readonly Sourced<AssetRow>[];
}
