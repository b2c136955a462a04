import { type Game, LOCATIONS, type ReadableMove, readMove, type Thing, whyNot } from '@altiplano/rules';
import { wrap } from '../board/layout.ts';
import type { Screen } from '../board/screen.ts';
import { spread } from '../text/list.ts';
import { rejectionText } from '../text/naming.ts';
import { headingOf } from './headings.ts';
import { labelOf, ownPlayer, type Sight } from './labels.ts';

/** What a person may want to do in planning: each thing at hand on each own site. */
function planningWishes(sight: Sight): ReadableMove[] {
  const own = ownPlayer(sight);
  const { board } = sight.names.components;
  const sites = [
    ...LOCATIONS,
    ...(sight.seen.traveler === null ? [] : ['strip']),
    'role',
    ...Array.from({ length: board.movement }, (_, slot) => `movement:${slot + 1}`),
    ...own.extensions.map((id) => `extension:${id}`),
    ...own.assets.map((id) => `asset:${id}`),
  ];
  const things: Thing[] = [...new Set<Thing>([...spread(own.planning), 'coin'])];
  return things.flatMap((thing) => sites.map((site): ReadableMove => ({ type: 'place', site, thing })));
}

/** What a person may want to do on a turn: every action once, and every journey. */
function turnWishes(sight: Sight): ReadableMove[] {
  const own = ownPlayer(sight);
  const { seen } = sight;
  const { components } = sight.names;
  const extras: string[] = [];
  const none: ReadableMove[] = [];
  const basic = (action: string, gain: string, many: boolean): ReadableMove => {
    const [source = ''] = action.split('-');
    return many ? { type: 'trade', source, gain, action } : { type: 'produce', action, gain, extras };
  };
  const role = components.roles.find((row) => row.id === own.role)?.action;
  const cards = own.extensions.flatMap((id): ReadableMove[] => {
    const kind = components.extensions.find((row) => row.id === id)?.kind;
    const effect = components.extensionKinds.find((row) => row.id === kind)?.effect;
    if (effect?.verb !== 'exchange') return none;
    return effect.gains.map((gain) => ({ type: 'use', site: `extension:${id}`, gain, extras }));
  });
  const order = components.orders.find((row) => row.id === own.order?.id);
  const nextRow = own.rows.findIndex((row) => row.good === null) + 1;
  const rowFor = (good: Thing): number => {
    const open = own.rows.findIndex((row) => row.good === good);
    return open < 0 ? Math.max(1, nextRow) : open + 1;
  };
  const inVillage = [...new Set(own.sites['village'] ?? [])];
  const inMarket = [...new Set(own.sites['market'] ?? [])];
  const slot = own.carts.indexOf('none') + 1;
  return [
    basic('farm-food', 'food', true),
    basic('farm-wool', 'wool', false),
    basic('farm-cloth', 'cloth', false),
    basic('forest-wood', 'wood', false),
    ...['food', 'cloth', 'glass'].map((gain) => basic('forest-cacao', gain, true)),
    basic('mine-stone', 'stone', false),
    basic('mine-silver', 'silver', false),
    basic('harbor-food', 'food', false),
    basic('harbor-stone', 'stone', false),
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
    ...inMarket.map((good): ReadableMove => ({ type: 'sell', source: 'market', good })),
    ...(order?.goods.map((good): ReadableMove => ({ type: 'deliver', source: 'market', good })) ?? none),
    ...inVillage.map(
      (good): ReadableMove => ({ type: 'store', source: 'village', good, row: rowFor(good), by: 'village' }),
    ),
    ...seen.assets.map((asset): ReadableMove => ({ type: 'buyAsset', source: 'strip', good: 'food', asset })),
    ...LOCATIONS.map((location): ReadableMove => ({ type: 'travel', location, means: 'freeCart' })),
    { type: 'pass' },
    { type: 'endTurn' },
  ];
}

/** Everything that one may wish for now and that is refused, with the reason; what shares a reason stands together. */
export function refusedLines(game: Game, sight: Sight, word: string, screen: Screen): string[] {
  const { names } = sight;
  const { texts } = names;
  const wishes = ownPlayer(sight).decision === 'plan' ? planningWishes(sight) : turnWishes(sight);
  const byReason = new Map<string, Set<string>>();
  for (const wish of wishes) {
    const move = readMove(game, wish);
    if (typeof move !== 'number') continue;
    const rejection = whyNot(game, sight.seat, move);
    if (rejection === null) continue;
    const heading = headingOf(wish, sight);
    const label = labelOf(wish, sight);
    const what = heading === null ? label : `${heading}: ${label}`;
    const reason = rejectionText(rejection, texts, names);
    if (word !== '' && !`${what} ${reason}`.toLowerCase().includes(word.toLowerCase())) continue;
    byReason.set(reason, (byReason.get(reason) ?? new Set()).add(what));
  }
  if (byReason.size === 0) return [word === '' ? texts.play.whyNone : texts.play.whyNoMatch(word)];
  const lines = [...byReason].flatMap(([reason, whats]) =>
    wrap(`  ${[...whats].join(' / ')} — ${reason}`, screen.width, '    '),
  );
  return [texts.play.whyTitle, ...lines];
}
