import {
  BASIC_EXCHANGES,
  type Game,
  type Location,
  LOCATIONS,
  type ReadableMove,
  readMove,
  type Thing,
  whyNot,
} from '@altiplano/rules';
import { wrap } from '../board/layout.ts';
import type { Screen } from '../board/screen.ts';
import { spread } from '../text/list.ts';
import { rejectionText } from '../text/naming.ts';
import { labelOf } from './labels.ts';
import { ownPlayer, type Sight } from './sight.ts';

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
    ...BASIC_EXCHANGES.flatMap(({ id, gains, many }) => gains.map((gain) => basic(id, gain, many))),
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

/** What a refused move would have been, in the fewest words. */
function wishText(move: ReadableMove, sight: Sight): string {
  const { words, moves } = sight.names.texts;
  const { wish } = moves;
  const good = words.things[(move['good'] ?? move['gain'] ?? move['thing']) as Thing];
  switch (move.type) {
    case 'produce':
    case 'trade':
      return wish.make(good);
    case 'use':
      return wish.use(sight.names.site(String(move['site'])));
    case 'buyExtension':
      return wish.buyExtension(String(move['extension']));
    case 'sell':
    case 'deliver':
    case 'store':
      return wish[move.type](good);
    case 'travel':
      return wish.travel(words.to(move['location'] as Location));
    case 'buildHouse':
    case 'buildBoat':
    case 'buildRoad':
    case 'buyCart':
    case 'takeOrder':
    case 'buyAsset':
      return wish[move.type];
    default:
      return labelOf(move, sight);
  }
}

/** Everything that one may wish for now and that is refused; what shares a reason stands together. */
export function refusedLines(game: Game, sight: Sight, word: string, screen: Screen): string[] {
  const { names } = sight;
  const { play } = names.texts;
  const isPlanning = ownPlayer(sight).decision === 'plan';
  const groups = new Map<string, { reason: string; thing: string; wishes: Set<string> }>();
  for (const wish of isPlanning ? planningWishes(sight) : turnWishes(sight)) {
    const move = readMove(game, wish);
    const rejection = typeof move === 'number' ? whyNot(game, sight.seat, move) : null;
    if (rejection === null) continue;
    const isTaken = rejection.rejected === 'doesNotTake';
    const reason = isTaken
      ? `${play.whyNotTaken} (${rejection.rule})`
      : rejectionText(rejection, names.texts, names);
    // In planning a thing and the places for it; on a turn whatever fails for the same reason.
    const thing = wish.type === 'place' ? names.texts.words.things[wish['thing'] as Thing] : '';
    const key = `${reason} ${thing}`;
    const group = groups.get(key) ?? { reason, thing, wishes: new Set() };
    group.wishes.add(wish.type === 'place' ? labelOf(wish, sight) : wishText(wish, sight));
    groups.set(key, group);
  }
  const lines = [...groups.values()].map(({ reason, thing, wishes }) => {
    const list = [...wishes].join(', ');
    return `${thing === '' ? list : names.texts.moves.wish.place(thing, list)} – ${reason}`;
  });
  const wanted = lines.filter((line) => line.toLowerCase().includes(word.toLowerCase()));
  if (wanted.length === 0) return [word === '' ? play.whyNone : play.whyNoMatch(word)];
  return [play.whyTitle, ...wanted.flatMap((line) => wrap(`  ${line}`, screen.width, '    '))];
}
