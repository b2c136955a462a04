import {
  basicExchanges,
  type Components,
  type FieldValue,
  type Game,
  type Good,
  GOODS,
  type Location,
  openOrdersOf,
  type PlayerView,
  type ReadableMove,
  type Source,
  type Thing,
  type View,
} from '@altiplano/rules/engine';
import type { Target } from './paths.ts';

/** The position that a guess is made in. */
interface Situation {
  readonly game: Game;
  readonly seen: View;
  readonly own: PlayerView;
}

/** Whether a target is of a kind: what stands before its first colon. */
function isOf<K extends string>(kind: K, target: Target): target is Extract<Target, `${K}:${string}`> {
  return target.startsWith(`${kind}:`);
}

function after<K extends string, Rest extends string>(kind: K, target: `${K}:${Rest}`): Rest {
  return target.slice(kind.length + 1) as Rest;
}

interface Held {
  readonly from: Source | 'coins';
  readonly thing: Thing;
}

/** The thing that a target stands for, and where it lies. */
export function thingAt(target: Target): Held | null {
  if (!isOf('thing', target)) return null;
  const rest = after('thing', target);
  const cut = rest.lastIndexOf(':');
  return { from: rest.slice(0, cut) as Source | 'coins', thing: rest.slice(cut + 1) as Thing };
}

/** The goods that lie on a site. */
function goodsAt(site: string, { sites }: PlayerView): Good[] {
  return (sites[site] ?? []).filter((thing) => thing !== 'coin');
}

function guessByCard(table: string, id: string, own: PlayerView): ReadableMove | null {
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
      const good = goodsAt('strip', own)[0] ?? 'food';
      return { type: 'buyAsset', source: 'strip', good, asset: id };
    }
    default:
      return null;
  }
}

/** The good in a guess that no tile stands for. */
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
function soldThing(own: PlayerView, { goods }: Components): Good {
  const isPriced = (good: Good): boolean => goods[good].price !== null;
  const there = goodsAt('market', own);
  return there.find(isPriced) ?? there[0] ?? GOODS.find(isPriced) ?? ANY_GOOD;
}

/** A tile at the market that an own order asks for, else any; without one a good that it asks for. */
function deliveredThing(own: PlayerView, { orders }: Components): Good {
  const missing = openOrdersOf(own).flatMap(({ id, delivered }) => {
    const asked = orders.find((row) => row.id === id)?.goods ?? [];
    return asked.filter((_, index) => delivered[index] !== true);
  });
  const there = goodsAt('market', own);
  return there.find((thing) => missing.includes(thing)) ?? there[0] ?? missing[0] ?? ANY_GOOD;
}

function guessByAction(action: string, { game, seen, own }: Situation): ReadableMove | null {
  const { components } = game;
  const exchange = basicExchanges(components).find(({ id }) => id === action);
  if (exchange !== undefined) {
    const gain = exchange.gains[0] ?? 'food';
    return exchange.many
      ? { type: 'trade', source: exchange.location, gain, action: exchange.id }
      : { type: 'produce', action: exchange.id, gain, extras: [] };
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
      return guessStore('village', own);
    case 'opal':
      return { type: 'buyOpal', source: 'strip', good: goodsAt('strip', own)[0] ?? 'food' };
    default:
      return guessUse(action, components, own);
  }
}

function guessStore(site: FieldValue<'storing'>, own: PlayerView): ReadableMove {
  return { type: 'store', source: site, good: goodsAt(site, own)[0] ?? ANY_GOOD, row: 1, by: site };
}

function guessUse(site: string, components: Components, own: PlayerView): ReadableMove | null {
  const [kind, id = ''] = site.split(':');
  const tile = components.extensions.find((row) => kind === 'extension' && row.id === id);
  if (tile !== undefined) {
    const effect = components.extensionKinds.find((row) => row.id === tile.kind)?.effect;
    return effect?.verb === 'exchange'
      ? { type: 'use', site: `extension:${id}`, gain: effect.gains[0] ?? null, extras: [] }
      : null;
  }
  const effect = components.assets.find((row) => kind === 'asset' && row.id === id)?.effect;
  if (effect?.verb === 'storeForTraveler') return guessStore(`asset:${id}`, own);
  return effect !== undefined && 'gains' in effect
    ? { type: 'use', site: `asset:${id}`, gain: effect.gains[0] ?? null, extras: [] }
    : null;
}

function guessByPlace(location: Location, { figure }: PlayerView): ReadableMove {
  return figure === null ? { type: 'setFigure', location } : { type: 'travel', location, means: 'freeCart' };
}

/** The move most likely meant by pressing a row while a thing is selected. */
function guessByRow(row: number, what: Held | null): ReadableMove | null {
  if (what === null || what.thing === 'coin' || what.from === 'coins') return null;
  return { type: 'store', source: what.from, good: what.thing, row, by: 'village' };
}

function guessByTrade(from: string, good: string): ReadableMove | null {
  const known = GOODS.find((name) => name === good);
  return known === undefined
    ? null
    : { type: 'buyGood', good: known, from: from === 'neutral' ? null : Number(from) };
}

/** The move most likely meant by pressing a target, legal or not; null if there is none. */
export function guessMove(target: Target, held: Target | null, situation: Situation): ReadableMove | null {
  const { own } = situation;
  const what = held === null ? null : thingAt(held);
  const [first = '', ...rest] = target.slice(target.indexOf(':') + 1).split(':');
  if (isOf('site', target))
    return what === null ? null : { type: 'place', site: after('site', target), thing: what.thing };
  if (isOf('place', target)) return guessByPlace(after('place', target), own);
  if (isOf('action', target)) return guessByAction(after('action', target), situation);
  if (isOf('card', target)) return guessByCard(first, rest.join(':'), own);
  if (isOf('row', target)) return guessByRow(Number(first), what);
  if (isOf('cart', target)) return { type: 'buyCart', movement: Number(first) };
  return isOf('trade', target) ? guessByTrade(first, rest[0] ?? '') : null;
}
