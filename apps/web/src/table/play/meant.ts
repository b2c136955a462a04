import {
  BASIC_EXCHANGES,
  type Components,
  type Game,
  type Good,
  GOODS,
  openOrdersOf,
  type PlayerView,
  type ReadableMove,
  type Thing,
  type View,
} from '@altiplano/rules';
import type { Spot } from './paths.ts';

/** What somebody at the table has before them. */
interface Sighted {
  readonly game: Game;
  readonly seen: View;
  readonly own: PlayerView;
}

function afterFirst(spot: Spot): string {
  return spot.slice(spot.indexOf(':') + 1);
}

/** The thing that a spot stands for, and where it lies. */
export function thingAt(spot: Spot): { readonly from: string; readonly thing: string } | null {
  if (!spot.startsWith('thing:')) return null;
  const rest = afterFirst(spot);
  const cut = rest.lastIndexOf(':');
  return { from: rest.slice(0, cut), thing: rest.slice(cut + 1) };
}

function meantByCard(table: string, id: string, own: PlayerView): ReadableMove | null {
  switch (table) {
    case 'extensions':
      return { type: 'buyExtension', extension: id };
    case 'orders':
      return { type: 'takeOrder', order: id };
    case 'houses':
      return { type: 'buildHouse', house: id, extras: [] };
    case 'boats':
      return { type: 'buildBoat', boat: id, extras: [] };
    case 'assets': {
      const good = own.sites['strip']?.[0] ?? 'food';
      return { type: 'buyAsset', source: 'strip', good, asset: id };
    }
    default:
      return null;
  }
}

/** What a good that no tile stands for is called by. */
const ANY_GOOD: Good = 'wood';

/** The extension that is the easiest to pay. */
function cheapestExtension({ strip }: View, { extensions, board }: Components): string | undefined {
  const priceOf = (id: string, space: number): number =>
    (extensions.find((row) => row.id === id)?.price ?? 0) + (board.strip[space] ?? 0);
  return strip
    .flatMap((id, space) => (id === null ? [] : [{ id, price: priceOf(id, space) }]))
    .sort((one, other) => one.price - other.price)[0]?.id;
}

/** A tile at the market that can be sold, else any; without one a good that has a price. */
function soldThing(own: PlayerView, { goods }: Components): Thing {
  const isPriced = (thing: Thing): boolean => thing !== 'coin' && goods[thing].price !== null;
  const there = own.sites['market'] ?? [];
  return there.find(isPriced) ?? there[0] ?? GOODS.find(isPriced) ?? ANY_GOOD;
}

/** A tile at the market that an own order asks for, else any; without one a good that it asks for. */
function deliveredThing(own: PlayerView, { orders }: Components): Thing {
  const missing: readonly Thing[] = openOrdersOf(own).flatMap(({ id, delivered }) => {
    const asked = orders.find((row) => row.id === id)?.goods ?? [];
    return asked.filter((_, index) => delivered[index] !== true);
  });
  const there = own.sites['market'] ?? [];
  return there.find((thing) => missing.includes(thing)) ?? there[0] ?? missing[0] ?? ANY_GOOD;
}

function meantByAction(action: string, { game, seen, own }: Sighted): ReadableMove | null {
  const { components } = game;
  const exchange = BASIC_EXCHANGES.find(({ id }) => id === action);
  if (exchange !== undefined) {
    const gain = exchange.gains[0] ?? 'food';
    return exchange.many
      ? { type: 'trade', source: exchange.location, gain, action }
      : { type: 'produce', action, gain, extras: [] };
  }
  const role = components.roles.find(({ id }) => id === own.role);
  switch (action) {
    case 'road':
      return { type: 'buildRoad', extras: [] };
    case 'role':
      return { type: 'use', site: 'role', gain: role?.action.gains[0] ?? 'food', extras: [] };
    case 'cart':
      return { type: 'buyCart', movement: Math.max(own.carts.indexOf('none'), 0) + 1 };
    case 'house':
      return { type: 'buildHouse', house: seen.houses[0] ?? null, extras: [] };
    case 'boat':
      return { type: 'buildBoat', boat: seen.boats[0] ?? null, extras: [] };
    case 'order':
      return { type: 'takeOrder', order: seen.orders[0] ?? null };
    case 'extension': {
      const extension = cheapestExtension(seen, components) ?? components.extensions[0]?.id;
      return extension === undefined ? null : { type: 'buyExtension', extension };
    }
    case 'sell':
      return { type: 'sell', source: 'market', good: soldThing(own, components) };
    case 'deliver':
      return { type: 'deliver', source: 'market', good: deliveredThing(own, components) };
    case 'store':
      return meantByStore('village', own);
    case 'opal':
      return { type: 'buyOpal', source: 'strip', good: own.sites['strip']?.[0] ?? 'food' };
    default:
      return meantByUse(action, components, own);
  }
}

function meantByStore(site: string, { sites }: PlayerView): ReadableMove {
  return { type: 'store', source: site, good: sites[site]?.[0] ?? ANY_GOOD, row: 1, by: site };
}

function meantByUse(site: string, components: Components, own: PlayerView): ReadableMove | null {
  const [kind, id] = site.split(':');
  const tile = components.extensions.find((row) => kind === 'extension' && row.id === id);
  const effect =
    tile === undefined
      ? components.assets.find((row) => kind === 'asset' && row.id === id)?.effect
      : components.extensionKinds.find((row) => row.id === tile.kind)?.effect;
  if (effect?.verb === 'storeForTraveler') return meantByStore(site, own);
  return effect !== undefined && 'gains' in effect
    ? { type: 'use', site, gain: effect.gains[0] ?? null, extras: [] }
    : null;
}

/** The move that somebody who presses a spot most likely has in mind, legal or not; null if there is none. */
export function meantMove(spot: Spot, held: Spot | null, sight: Sighted): ReadableMove | null {
  const { own } = sight;
  const [kind = '', ...rest] = spot.split(':');
  const what = held === null ? null : thingAt(held);
  switch (kind) {
    case 'site':
      return what === null ? null : { type: 'place', site: afterFirst(spot), thing: what.thing };
    case 'row':
      return what === null
        ? null
        : { type: 'store', source: what.from, good: what.thing, row: Number(rest[0]), by: 'village' };
    case 'place':
      return own.figure === null
        ? { type: 'setFigure', location: rest[0] ?? '' }
        : { type: 'travel', location: rest[0] ?? '', means: 'freeCart' };
    case 'card':
      return meantByCard(rest[0] ?? '', rest.slice(1).join(':'), own);
    case 'action':
      return meantByAction(afterFirst(spot), sight);
    case 'cart':
      return { type: 'buyCart', movement: Number(rest[0]) };
    case 'trade':
      return { type: 'buyGood', good: rest[1] ?? '', from: rest[0] === 'neutral' ? null : Number(rest[0]) };
    default:
      return null;
  }
}
