import {
  basicExchanges,
  type Good,
  GOODS,
  LOCATIONS,
  openOrdersOf,
  type PlayerView,
  type ReadableMove,
  type SiteName,
  type Thing,
} from '@altiplano/rules/engine';
import { spread } from '@altiplano/text';
import { cardSpaces } from '../board/own.ts';
import { ownPlayer, type Sight } from './sight.ts';

/** The row that a good would go to: the one that collects it, or the next to be started. */
function rowFor(good: Good, { rows }: PlayerView): number {
  const open = rows.findIndex((row) => row.good === good);
  const next = rows.findIndex((row) => row.good === null);
  return Math.max(0, open < 0 ? next : open) + 1;
}

/** The goods on a site. */
function goodsAt(site: SiteName, { sites }: PlayerView): Good[] {
  return (sites[site] ?? []).filter((thing) => thing !== 'coin');
}

/** All sites of a player, whatever may lie there. */
function ownSites(sight: Sight): SiteName[] {
  const own = ownPlayer(sight);
  return [
    ...LOCATIONS,
    ...(sight.seen.traveler === null ? [] : (['strip'] as const)),
    'role',
    ...own.carts.map((_, slot): SiteName => `movement:${slot + 1}`),
    ...[
      ...own.extensions.map((id): SiteName => `extension:${id}`),
      ...own.assets.map((id): SiteName => `asset:${id}`),
    ].filter((site) => cardSpaces(sight.names.components, site, own) > 0),
  ];
}

/** What a person may want to do in planning: each thing at hand on each own site. */
export function planningWishes(sight: Sight): ReadableMove[] {
  const own = ownPlayer(sight);
  const sites = ownSites(sight);
  const things: Thing[] = [...new Set<Thing>([...spread(own.planning), 'coin'])];
  return things.flatMap((thing) => sites.map((site): ReadableMove => ({ type: 'place', site, thing })));
}

/** What a person may want to do on a turn: every action once, and every journey. */
export function turnWishes(sight: Sight): ReadableMove[] {
  const own = ownPlayer(sight);
  const { seen } = sight;
  const { components } = sight.names;
  const extras: string[] = [];
  const none: ReadableMove[] = [];
  const role = components.roles.find((row) => row.id === own.role)?.action;
  const cards = own.extensions.flatMap((id): ReadableMove[] => {
    const kind = components.extensions.find((row) => row.id === id)?.kind;
    const effect = components.extensionKinds.find((row) => row.id === kind)?.effect;
    if (effect?.verb !== 'exchange') return none;
    return effect.gains.map((gain) => ({ type: 'use', site: `extension:${id}`, gain, extras }));
  });
  const asked = openOrdersOf(own).flatMap(
    ({ id }) => components.orders.find((row) => row.id === id)?.goods ?? [],
  );
  const atHand = new Set<Thing>([...spread(own.planning), ...Object.values(own.sites).flat()]);
  const usual = GOODS.find((good) => components.goods[good].price !== null) ?? 'wood';
  const lying = GOODS.filter((good) => good !== 'corn' && (atHand.has(good) || good === usual));
  const traded = [
    { from: null, goods: seen.neutral },
    ...seen.players.map(({ trading }, from) => ({ from, goods: trading })),
  ].flatMap(({ from, goods }) =>
    from === sight.seat
      ? none
      : [...new Set(spread(goods))].map((good): ReadableMove => ({ type: 'buyGood', good, from })),
  );
  const slot = own.carts.indexOf('none') + 1;
  return [
    ...basicExchanges(components).flatMap(({ id, location, gains, many }) =>
      gains.map(
        (gain): ReadableMove =>
          many
            ? { type: 'trade', source: location, gain, action: id }
            : { type: 'produce', action: id, gain, extras },
      ),
    ),
    ...(role?.gains.map((gain): ReadableMove => ({ type: 'use', site: 'role', gain, extras })) ?? none),
    ...cards,
    { type: 'buildHouse', house: seen.houses[0] ?? null, extras },
    { type: 'buildBoat', boat: seen.boats[0] ?? null, extras },
    { type: 'buildRoad', extras },
    { type: 'buyCart', movement: slot === 0 ? 1 : slot },
    ...seen.strip.flatMap((id): ReadableMove[] =>
      id === null ? none : [{ type: 'buyExtension', extension: id }],
    ),
    { type: 'takeOrder', order: seen.orders[0] ?? null },
    ...lying.map((good): ReadableMove => ({ type: 'sell', source: 'market', good })),
    ...(asked.length > 0 ? asked : [usual]).map(
      (good): ReadableMove => ({ type: 'deliver', source: 'market', good }),
    ),
    ...lying.map(
      (good): ReadableMove => ({
        type: 'store',
        source: 'village',
        good,
        row: rowFor(good, own),
        by: 'village',
      }),
    ),
    ...seen.assets.map((asset): ReadableMove => ({ type: 'buyAsset', source: 'strip', good: 'food', asset })),
    { type: 'buyOpal', source: 'strip', good: goodsAt('strip', own)[0] ?? usual },
    ...(traded.length > 0 ? traded : [{ type: 'buyGood', good: usual, from: null } as const]),
    ...LOCATIONS.map((location): ReadableMove => ({ type: 'travel', location, means: 'freeCart' })),
    { type: 'pass' },
    { type: 'endTurn' },
  ];
}

/** What a person may want to answer to the event in force: with what is the person's own. */
function offerWishes(sight: Sight): ReadableMove[] {
  const own = ownPlayer(sight);
  const effect = sight.names.components.events.find((row) => row.id === sight.seen.event)?.effect;
  const drawn = [...new Set(spread(own.planning))];
  switch (effect?.verb) {
    case 'offerPoints':
      return Array.from(
        { length: effect.most },
        (_, coins): ReadableMove => ({ type: 'pay', coins: coins + 1 }),
      );
    case 'offerExtensionRemoval':
      return own.extensions.map((extension): ReadableMove => ({ type: 'removeExtension', extension }));
    case 'offerStoreDrawn':
      return [
        ...drawn.map((good): ReadableMove => {
          return { type: 'store', source: 'planning', good, row: rowFor(good, own), by: 'village' };
        }),
        ...drawn.map((good): ReadableMove => ({ type: 'deliver', source: 'planning', good })),
      ];
    default:
      return [];
  }
}

/** What a person may want to do in a decision that is neither planning nor a turn. */
export function decisionWishes(sight: Sight): ReadableMove[] {
  const own = ownPlayer(sight);
  const hand = [...new Set(spread(own.hand))];
  switch (own.decision) {
    case 'offer':
      return offerWishes(sight);
    case 'put':
    case 'placeDrawn':
      return hand.flatMap((good) =>
        ownSites(sight).map((site): ReadableMove => ({ type: 'put', site, good })),
      );
    case 'steps':
      return turnWishes(sight);
    default:
      return [];
  }
}
