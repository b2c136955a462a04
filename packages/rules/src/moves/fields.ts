import { BASIC_EXCHANGES } from '../components/exchanges.ts';
import { MOVEMENT_SITE } from '../components/sites.ts';
import { GOODS, THINGS } from '../goods.ts';
import { LOCATIONS } from '../locations.ts';
import { END_EVENTS, endCauseName } from '../state/end-cause.ts';
import type { Game } from '../state/game.ts';
import { FREE_CART, NEUTRAL, NO_CARD, NO_GOOD, SOURCE } from './move.ts';

export type Json = number | string | null | readonly string[];

/** How one argument looks outside: `read` gives undefined for a value that no game at this table could mean. */
export interface Field {
  /** Undefined: not written at all. */
  write(game: Game, value: number): Json | undefined;
  read(game: Game, json: unknown): number | undefined;
  /** Every value the field can have at this table. */
  all(game: Game): number[];
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index);
}

function named(names: (game: Game) => readonly string[]): Field {
  return {
    write: (game, value) => names(game)[value] ?? null,
    read: (game, json) => {
      const index = typeof json === 'string' ? names(game).indexOf(json) : -1;
      return index < 0 ? undefined : index;
    },
    all: (game) => range(0, names(game).length),
  };
}

/** Numbers that people count from `first`. */
function counted(first: number, count: (game: Game) => number): Field {
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
function orNull(field: Field, code: number): Field {
  return {
    write: (game, value) => (value === code ? null : field.write(game, value)),
    read: (game, json) => (json === null ? code : field.read(game, json)),
    all: (game) => [code, ...field.all(game)],
  };
}

const ids = (rows: readonly { readonly id: string }[]): string[] => rows.map((row) => row.id);

export function siteNames(game: Game): readonly string[] {
  return game.tables.siteNames;
}

const SOURCES = Object.entries(SOURCE);
const site = named(siteNames);

const source: Field = {
  write: (game, value) => SOURCES.find(([, code]) => code === value)?.[0] ?? site.write(game, value),
  read: (game, json) => SOURCES.find(([name]) => name === json)?.[1] ?? site.read(game, json),
  all: (game) => [...site.all(game), ...Object.values(SOURCE)],
};

const slot = counted(1, (game) => game.tables.movement);

const means: Field = {
  write: (game, value) => (value === FREE_CART ? 'freeCart' : site.write(game, MOVEMENT_SITE + value)),
  read: (game, json) => {
    if (json === 'freeCart') return FREE_CART;
    const value = (site.read(game, json) ?? -1) - MOVEMENT_SITE;
    return value >= 0 && value < game.tables.movement ? value : undefined;
  },
  all: (game) => [...slot.all(game), FREE_CART],
};

/** The extra-space extensions that serve an action, as a set of bits. */
const extras: Field = {
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
const openOrder: Field = {
  write: (_, which) => (which === 0 ? undefined : 'second'),
  read: (_, json) => (json === undefined ? 0 : json === 'second' ? 1 : undefined),
  all: () => [0, 1],
};

const END_CAUSES = Array.from({ length: END_EVENTS + 1 }, (_, cause) => endCauseName(cause) ?? 'none');

const seat = counted(0, (game) => game.options.players);

const good = named(() => GOODS);

export const FIELDS = {
  seat,
  good,
  goodOrNone: orNull(good, NO_GOOD),
  thing: named(() => THINGS),
  location: named(() => LOCATIONS),
  site,
  source,
  slot,
  means,
  extras,
  row: counted(1, (game) => game.tables.rowSpaces.length),
  count: counted(0, () => 100),
  amount: counted(0, () => 1000),
  action: named(() => BASIC_EXCHANGES.map((exchange) => exchange.id)),
  /** Which action stores: the village's, or an asset's. */
  storing: named((game) => ['village', ...ids(game.components.assets).map((id) => `asset:${id}`)]),
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
