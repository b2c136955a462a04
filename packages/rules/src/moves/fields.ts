import { EXCHANGE_IDS } from '../components/costs.ts';
import { type AssetName, MOVEMENT_SITE, type MovementName, type SiteName } from '../components/sites.ts';
import { GOODS, THINGS } from '../goods.ts';
import { LOCATIONS } from '../locations.ts';
import { END_EVENTS, endCauseName } from '../state/end-cause.ts';
import type { Game } from '../state/game.ts';
import { FREE_CART, NEUTRAL, NO_CARD, NO_GOOD, SOURCE } from './move.ts';

/** How one argument looks outside: `read` gives undefined for a value that no game at this table could mean. */
export interface Field<V = unknown> {
  /** Undefined: not written at all. */
  write(game: Game, value: number): V;
  read(game: Game, json: unknown): number | undefined;
  /** Every value the field can have at this table. */
  all(game: Game): number[];
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index);
}

function named<V extends string>(names: (game: Game) => readonly V[]): Field<V> {
  return {
    write: (game, value) => names(game)[value],
    read: (game, json) => {
      const index = typeof json === 'string' ? names(game).findIndex((name) => name === json) : -1;
      return index < 0 ? undefined : index;
    },
    all: (game) => range(0, names(game).length),
  };
}

/** Numbers that people count from `first`. */
function counted(first: number, count: (game: Game) => number): Field<number> {
  return {
    write: (_, value) => value + first,
    read: (game, json) => {
      if (typeof json !== 'number' || !Number.isInteger(json)) return undefined;
      const value = json - first;
      return value >= 0 && value < count(game) ? value : undefined;
    },
    all: (game) => range(0, count(game)),
  };
}

/** A field that may also be null: written as `code`. */
function orNull<V>(field: Field<V>, code: number): Field<V | null> {
  return {
    write: (game, value) => (value === code ? null : field.write(game, value)),
    read: (game, json) => (json === null ? code : field.read(game, json)),
    all: (game) => [code, ...field.all(game)],
  };
}

const ids = (rows: readonly { readonly id: string }[]): string[] => rows.map((row) => row.id);

export function siteNames(game: Game): readonly SiteName[] {
  return game.tables.siteNames;
}

const SOURCES = Object.entries(SOURCE) as [keyof typeof SOURCE, number][];
const site = named(siteNames);

const source: Field<SiteName | keyof typeof SOURCE> = {
  write: (game, value) => SOURCES.find(([, code]) => code === value)?.[0] ?? site.write(game, value),
  read: (game, json) => SOURCES.find(([name]) => name === json)?.[1] ?? site.read(game, json),
  all: (game) => [...site.all(game), ...Object.values(SOURCE)],
};

const slot = counted(1, (game) => game.tables.movement);

const means: Field<'freeCart' | MovementName> = {
  write: (_, value) => (value === FREE_CART ? 'freeCart' : `movement:${value + 1}`),
  read: (game, json) => {
    if (json === 'freeCart') return FREE_CART;
    const value = (site.read(game, json) ?? -1) - MOVEMENT_SITE;
    return value >= 0 && value < game.tables.movement ? value : undefined;
  },
  all: (game) => [...slot.all(game), FREE_CART],
};

/** The extra-space extensions that serve an action, as a set of bits. */
const extras: Field<readonly string[]> = {
  write: (game, value) =>
    game.components.extensions
      .filter((_, tile) => game.tables.isExtra[tile] && (value & (1 << game.tables.extraBit[tile])) !== 0)
      .map((row) => row.id),
  read: (game, json) => {
    if (!Array.isArray(json)) return undefined;
    let mask = 0;
    for (const id of json as unknown[]) {
      const tile = game.components.extensions.findIndex((row) => row.id === id);
      if (tile < 0 || !game.tables.isExtra[tile]) return undefined;
      const bit = 1 << game.tables.extraBit[tile];
      if ((mask & bit) !== 0) return undefined;
      mask |= bit;
    }
    return mask;
  },
  all: (game) => range(0, 1 << game.tables.isExtra.filter(Boolean).length),
};

/** Which of the two orders that an asset allows; the first is not written, and is meant where none is named. */
const openOrder: Field<'second' | undefined> = {
  write: (_, which) => (which === 0 ? undefined : 'second'),
  read: (_, json) => (json === undefined ? 0 : json === 'second' ? 1 : undefined),
  all: () => [0, 1],
};

const END_CAUSES = Array.from(
  { length: END_EVENTS + 1 },
  (_, cause) => endCauseName(cause) ?? ('none' as const),
);

const seat = counted(0, (game) => game.options.players);

const good = named(() => GOODS);
const location = named(() => LOCATIONS);
const amount = counted(0, () => 1000);

export const FIELDS = {
  seat,
  good,
  goodOrNone: orNull(good, NO_GOOD),
  thing: named(() => THINGS),
  location,
  /** Where somebody goes. */
  destination: location,
  site,
  source,
  slot,
  means,
  extras,
  row: counted(1, (game) => game.tables.rowSpaces.length),
  count: counted(0, () => 100),
  amount,
  coins: amount,
  opals: amount,
  points: amount,
  action: named(() => EXCHANGE_IDS),
  /** Which action stores: the village's, or an asset's. */
  storing: named<'village' | AssetName>((game) => [
    'village',
    ...game.components.assets.map(({ id }): AssetName => `asset:${id}`),
  ]),
  role: named((game) => ids(game.components.roles)),
  mission: named((game) => ids(game.components.missions)),
  order: named((game) => ids(game.components.orders)),
  orderOrNone: orNull(
    named((game) => ids(game.components.orders)),
    NO_CARD,
  ),
  openOrder,
  house: named((game) => ids(game.components.houses)),
  houseOrNone: orNull(
    named((game) => ids(game.components.houses)),
    NO_CARD,
  ),
  boat: named((game) => ids(game.components.boats)),
  boatOrNone: orNull(
    named((game) => ids(game.components.boats)),
    NO_CARD,
  ),
  extension: named((game) => ids(game.components.extensions)),
  asset: named((game) => ids(game.components.assets)),
  event: named((game) => ids(game.components.events)),
  tradingSpace: orNull(seat, NEUTRAL),
  endCause: named(() => END_CAUSES),
} as const satisfies Record<string, Field>;

export type FieldName = keyof typeof FIELDS;

/** How a value of the field is written outside. */
export type FieldValue<F extends FieldName> = ReturnType<(typeof FIELDS)[F]['write']>;

export type Source = FieldValue<'source'>;
export type Means = FieldValue<'means'>;

/** The arguments of a kind of move or event, in their order: what each is called, and the field it is. */
export type Shape = Readonly<Record<string, FieldName>>;
type NotAlways<S extends Shape> = {
  [K in keyof S]: undefined extends FieldValue<S[K]> ? K : never;
}[keyof S];
/** What is written of a shape: the type, and a value for each argument. */
export type Shaped<T extends string, S extends Shape> = {
  readonly [K in 'type' | Exclude<keyof S, NotAlways<S>>]: K extends keyof S ? FieldValue<S[K]> : T;
} & { readonly [K in NotAlways<S>]?: Exclude<FieldValue<S[K]>, undefined> };

type Argument = readonly [name: string, field: FieldName];

/** A table of shapes as lists, for going through them. */
export function argumentsOf<T extends string>(shapes: Record<T, Shape>): Record<T, readonly Argument[]> {
  const lists = Object.entries<Shape>(shapes).map(([type, shape]) => [type, Object.entries(shape)]);
  return Object.fromEntries(lists) as Record<T, readonly Argument[]>;
}

/** What is written of numbers in the order of their shape. */
export function writeArguments(
  game: Game,
  type: string,
  list: readonly Argument[],
  values: readonly number[],
): object {
  const written: Record<string, unknown> = { type };
  for (const [index, [name, field]] of list.entries()) {
    const value = FIELDS[field].write(game, values[index]);
    if (value !== undefined) written[name] = value;
  }
  return written;
}
