import { CORN, FOOD, GOODS, goodIndex } from '../goods.ts';
import {
  HARBOR,
  LOCATION_COUNT,
  type Location,
  LOCATIONS,
  locationIndex,
  MARKET,
  ROAD,
  VILLAGE,
} from '../locations.ts';
import type { Options } from '../options.ts';
import type { Components } from './components.ts';
import type { AssetEffect, ExtensionEffect } from './effects.ts';
import { costsOf } from './costs.ts';
import { basicExchanges, compileExchange, type ExchangeTable, maskOf, TRAVELER } from './exchanges.ts';

/**
 * A site is a group of a player's action spaces: one location's (by its number), the traveler strip's, the role
 * tile's, one movement space, one extension's, one asset's.
 */
export const STRIP_SITE = 7;
export const ROLE_SITE = 8;
export const MOVEMENT_SITE = 9;

export type MovementName = `movement:${number}`;
export type AssetName = `asset:${string}`;
/** How sites are called outside: 'farm', 'movement:1', 'extension:X14'. */
export type SiteName = Location | 'strip' | 'role' | MovementName | `extension:${string}` | AssetName;

export interface SiteTables {
  readonly siteNames: readonly SiteName[];
  readonly firstExtension: number;
  readonly firstAsset: number;
  readonly siteCount: number;
  /** First cell of a site: within a seat's cells, or (cards) in the whole array. */
  readonly siteStart: readonly number[];
  readonly siteSize: readonly number[];
  readonly cellsPerSeat: number;
  /** The site of each of a seat's own cells. */
  readonly cellSite: readonly number[];
  readonly cellCount: number;
  /** Goods and coin that a site's spaces take; card exchanges take what is printed, cell by cell. */
  readonly accepts: readonly number[];
  readonly siteExchange: readonly (ExchangeTable | null)[];
  readonly roleExchange: readonly ExchangeTable[];
}

const ANY_GOOD = maskOf(GOODS) & ~(1 << CORN);

/** What a location's spaces take (P2). */
function locationAccepts(components: Components, options: Options): number[] {
  const accepts: number[] = Array.from({ length: LOCATION_COUNT }, () => 0);
  const { boat, house, road } = costsOf(components);
  for (const { location, pays } of basicExchanges(components))
    accepts[locationIndex(location)] |= maskOf(pays);
  accepts[HARBOR] |= maskOf(boat);
  accepts[ROAD] |= maskOf(road);
  accepts[VILLAGE] |= (maskOf(GOODS) & ~(1 << FOOD)) | maskOf(house);
  for (const good of GOODS) {
    if (components.goods[good].price !== null) accepts[MARKET] |= 1 << goodIndex(good);
  }
  for (const order of components.orders) {
    if (options.traveler !== 'off' || !order.traveler) accepts[MARKET] |= maskOf(order.goods);
  }
  return accepts.map((mask) => mask & ~(1 << CORN));
}

interface Site {
  readonly name: SiteName;
  readonly size: number;
  readonly accepts: number;
  readonly exchange: ExchangeTable | null;
}

function boardSites(components: Components, options: Options, roles: readonly ExchangeTable[]): Site[] {
  const { board } = components;
  const accepts = locationAccepts(components, options);
  const strip = options.traveler === 'full' ? board.travelerStrip : 0;
  const role = Math.max(...roles.map((exchange) => exchange.pays.length));
  return [
    ...LOCATIONS.map((name, index) => ({
      name,
      size: board.spaces[name],
      accepts: accepts[index],
      exchange: null,
    })),
    { name: 'strip', size: strip, accepts: ANY_GOOD, exchange: null },
    { name: 'role', size: role, accepts: 0, exchange: null },
    ...Array.from(
      { length: board.movement },
      (_, slot): Site => ({
        name: `movement:${slot + 1}`,
        size: 1,
        accepts: 1 << FOOD,
        exchange: null,
      }),
    ),
  ];
}

function extensionSite(name: SiteName, effect: ExtensionEffect, board: readonly Site[]): Site {
  switch (effect.verb) {
    case 'exchange':
      return { name, size: effect.pays.length, accepts: 0, exchange: compileExchange(effect) };
    case 'extraSpace':
      return { name, size: 1, accepts: ANY_GOOD, exchange: null };
    case 'spaces':
      return {
        name,
        size: effect.spaces,
        accepts: board[locationIndex(effect.location)].accepts,
        exchange: null,
      };
    case 'holdCorn':
      return { name, size: effect.corn, accepts: 0, exchange: null };
    case 'fare':
    case 'swapDrawn':
    case 'storeAtEnd':
      return { name, size: 0, accepts: 0, exchange: null };
  }
}

function assetSite(name: AssetName, effect: AssetEffect): Site {
  const accepts = ANY_GOOD & ~(1 << FOOD);
  switch (effect.verb) {
    case 'exchangeForTraveler': {
      const exchange = { ...compileExchange({ ...effect, location: 'road' }), location: TRAVELER };
      return { name, size: effect.pays.length, accepts: 0, exchange };
    }
    case 'storeForTraveler':
      return { name, size: effect.spaces, accepts, exchange: null };
    case 'fare':
    case 'steps':
    case 'sellBonus':
    case 'roadCoins':
    case 'rowPoints':
    case 'boatPoints':
    case 'orderPoints':
    case 'secondOrder':
    case 'extensionDiscount':
    case 'planningSpaces':
    case 'freeCartUses':
    case 'endPointsPerAsset':
    case 'endPointsPerExtension':
      return { name, size: 0, accepts, exchange: null };
  }
}

function assetSites({ assets }: Components): Site[] {
  return assets.map(({ id, effect }) => assetSite(`asset:${id}`, effect));
}

/** Lays out every action space: first each seat's own, then those of all cards, which follow their owner. */
export function compileSites(
  components: Components,
  options: Options,
  effects: readonly ExtensionEffect[],
): SiteTables {
  const roleExchange = components.roles.map((role) => compileExchange(role.action));
  const board = boardSites(components, options, roleExchange);
  const extensions = components.extensions.map((tile, index) =>
    extensionSite(`extension:${tile.id}`, effects[index], board),
  );
  const sites = [...board, ...extensions, ...assetSites(components)];
  const cellsPerSeat = board.reduce((cells, site) => cells + site.size, 0);
  const siteStart: number[] = [];
  let next = 0;
  for (const [index, site] of sites.entries()) {
    if (index === board.length) next = cellsPerSeat * options.players;
    siteStart.push(next);
    next += site.size;
  }
  return {
    siteNames: sites.map((site) => site.name),
    firstExtension: board.length,
    firstAsset: board.length + extensions.length,
    siteCount: sites.length,
    siteStart,
    siteSize: sites.map((site) => site.size),
    cellsPerSeat,
    cellSite: board.flatMap((site, index) => Array.from({ length: site.size }, () => index)),
    cellCount: next,
    accepts: sites.map((site) => site.accepts),
    siteExchange: sites.map((site) => site.exchange),
    roleExchange,
  };
}
