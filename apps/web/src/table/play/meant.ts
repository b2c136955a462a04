import { BASIC_EXCHANGES, type Game, type PlayerView, type ReadableMove } from '@altiplano/rules';
import type { Spot } from './paths.ts';

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

function meantByAction(action: string, game: Game, own: PlayerView): ReadableMove | null {
  const exchange = BASIC_EXCHANGES.find(({ id }) => id === action);
  if (exchange !== undefined) {
    const gain = exchange.gains[0] ?? 'food';
    return exchange.many
      ? { type: 'trade', source: exchange.location, gain, action }
      : { type: 'produce', action, gain, extras: [] };
  }
  const role = game.components.roles.find(({ id }) => id === own.role);
  switch (action) {
    case 'road':
      return { type: 'buildRoad', extras: [] };
    case 'role':
      return { type: 'use', site: 'role', gain: role?.action.gains[0] ?? 'food', extras: [] };
    case 'cart':
      return { type: 'buyCart', movement: own.carts.indexOf('none') + 1 };
    case 'house':
      return { type: 'buildHouse', house: null, extras: [] };
    case 'boat':
      return { type: 'buildBoat', boat: null, extras: [] };
    case 'order':
      return { type: 'takeOrder', order: null };
    case 'sell':
      return { type: 'sell', source: 'market', good: own.sites['market']?.[0] ?? 'wood' };
    case 'deliver':
      return { type: 'deliver', source: 'market', good: own.sites['market']?.[0] ?? 'wood' };
    case 'store':
      return {
        type: 'store',
        source: 'village',
        good: own.sites['village']?.[0] ?? 'wood',
        row: 1,
        by: 'village',
      };
    case 'opal':
      return { type: 'buyOpal', source: 'strip', good: own.sites['strip']?.[0] ?? 'food' };
    default:
      return meantByUse(action, game);
  }
}

function meantByUse(site: string, game: Game): ReadableMove | null {
  const [kind, id] = site.split(':');
  const tile = game.components.extensions.find((row) => kind === 'extension' && row.id === id);
  const effect =
    tile === undefined
      ? game.components.assets.find((row) => kind === 'asset' && row.id === id)?.effect
      : game.components.extensionKinds.find((row) => row.id === tile.kind)?.effect;
  return effect !== undefined && 'gains' in effect
    ? { type: 'use', site, gain: effect.gains[0] ?? null, extras: [] }
    : null;
}

/** The move that somebody who presses a spot most likely has in mind, legal or not; null if there is none. */
export function meantMove(spot: Spot, held: Spot | null, game: Game, own: PlayerView): ReadableMove | null {
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
      return meantByAction(afterFirst(spot), game, own);
    case 'cart':
      return { type: 'buyCart', movement: Number(rest[0]) };
    case 'trade':
      return { type: 'buyGood', good: rest[1] ?? '', from: rest[0] === 'neutral' ? null : Number(rest[0]) };
    default:
      return null;
  }
}
