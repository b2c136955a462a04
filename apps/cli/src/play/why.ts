import {
  BASIC_EXCHANGES,
  createMoveBuffer,
  type Game,
  type Good,
  GOODS,
  legalMoves,
  LOCATIONS,
  type MoveType,
  type ReadableMove,
  readMove,
  reject,
  type Thing,
  whyNot,
  writeMove,
} from '@altiplano/rules';
import { plain, spread } from '@altiplano/text';
import { wrap } from '../board/layout.ts';
import type { Screen } from '../board/screen.ts';
import { rejectionText } from '../text/naming.ts';
import { labelOf, phraseOf } from './labels.ts';
import { ownPlayer, type Sight } from './sight.ts';

/** Moves whose label says too little without its heading. */
const UNLIKE_LABEL: readonly MoveType[] = [
  'produce',
  'trade',
  'use',
  'buyExtension',
  'sell',
  'deliver',
  'store',
  'travel',
  'buildHouse',
  'buildBoat',
  'buildRoad',
  'buyCart',
  'takeOrder',
  'buyAsset',
  'buyOpal',
  'buyGood',
];

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
    ...lying.map((good): ReadableMove => ({ type: 'sell', source: 'market', good })),
    ...(order?.goods ?? [usual]).map((good): ReadableMove => ({ type: 'deliver', source: 'market', good })),
    ...lying.map(
      (good): ReadableMove => ({ type: 'store', source: 'village', good, row: rowFor(good), by: 'village' }),
    ),
    ...seen.assets.map((asset): ReadableMove => ({ type: 'buyAsset', source: 'strip', good: 'food', asset })),
    { type: 'buyOpal', source: 'strip', good: own.sites['strip']?.[0] ?? usual },
    ...(traded.length > 0 ? traded : [{ type: 'buyGood', good: usual, from: null } as const]),
    ...LOCATIONS.map((location): ReadableMove => ({ type: 'travel', location, means: 'freeCart' })),
    { type: 'pass' },
    { type: 'endTurn' },
  ];
}

/** What a refused move would have been, in the fewest words; what needs no heading goes by its label. */
function wishText(move: ReadableMove, sight: Sight): string {
  return UNLIKE_LABEL.includes(move.type) ? phraseOf(move, sight) : labelOf(move, sight);
}

/** The words that a wish is found by. */
function nameOf(wish: ReadableMove, sight: Sight): string {
  if (wish.type !== 'place') return wishText(wish, sight);
  const { words, moves } = sight.names.texts;
  return plain(moves.wish.place(words.things[wish['thing'] as Thing], labelOf(wish, sight)));
}

const parts = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether each word that was typed begins a word of the wish. */
function isMeant(name: string, typed: string): boolean {
  const words = parts(name);
  const wanted = parts(typed);
  return (
    wanted.every((part) => words.some((word) => word.startsWith(part))) && (typed === '' || wanted.length > 0)
  );
}

/** Why an action will not do after planning either; otherwise that it comes later. */
function reasonWhilePlanning({ names, seen }: Sight, wish: ReadableMove): string {
  const { texts, components } = names;
  const event = components.events.find((row) => row.id === seen.event)?.effect;
  const good = wish['good'] as Good;
  const isBought = event?.verb === 'sellAlso' && event.goods.includes(good);
  const isForTraveler = wish.type === 'buyOpal' || wish.type === 'buyGood';
  if (isForTraveler && seen.traveler === null) return rejectionText(reject('noTraveler', 'T5'), texts, names);
  if (wish.type === 'store' && good === 'food') {
    return rejectionText(reject('foodNeverStored', 'W7'), texts, names);
  }
  if (wish.type === 'sell' && components.goods[good].price === null && !isBought) {
    return rejectionText(reject('noPrice', 'A33', { good }), texts, names);
  }
  return texts.play.whyLater;
}

function reasonOf(game: Game, sight: Sight, wish: ReadableMove): string | null {
  const { texts } = sight.names;
  const isPlanning = ownPlayer(sight).decision === 'plan';
  if (isPlanning && wish.type !== 'place') return reasonWhilePlanning(sight, wish);
  const move = readMove(game, wish);
  const rejection = typeof move === 'number' ? whyNot(game, sight.seat, move) : null;
  if (rejection === null) return null;
  return rejection.rejected === 'doesNotTake'
    ? `${texts.play.whyNotTaken} (${rejection.rule})`
    : rejectionText(rejection, texts, sight.names);
}

const buffer = createMoveBuffer();

/** Everything that one may wish for now and that is refused; what shares a reason stands together. */
export function refusedLines(game: Game, sight: Sight, word: string, screen: Screen): string[] {
  const { texts } = sight.names;
  const { play } = texts;
  const isPlanning = ownPlayer(sight).decision === 'plan';
  const legal = [...buffer.subarray(0, legalMoves(game, sight.seat, buffer))].map((move) =>
    nameOf(writeMove(game, move), sight),
  );
  const groups = new Map<string, { reason: string; thing: string; wishes: Set<string> }>();
  const tried = [
    ...(isPlanning ? planningWishes(sight) : []),
    ...(isPlanning && word === '' ? [] : turnWishes(sight)),
  ];
  for (const wish of tried) {
    const name = nameOf(wish, sight);
    // What is possible in another way, with other tiles or another means, is on the list.
    if (!isMeant(name, word) || legal.includes(name)) continue;
    const reason = reasonOf(game, sight, wish);
    if (reason === null) continue;
    // In planning a thing and the places for it; on a turn whatever fails for the same reason.
    const thing = wish.type === 'place' ? texts.words.things[wish['thing'] as Thing] : '';
    const key = `${reason} ${thing}`;
    const group = groups.get(key) ?? { reason, thing, wishes: new Set() };
    group.wishes.add(wish.type === 'place' ? labelOf(wish, sight) : name);
    groups.set(key, group);
  }
  const lines = [...groups.values()].map(({ reason, thing, wishes }) => {
    const list = [...wishes].join(', ');
    return `${thing === '' ? list : plain(texts.moves.wish.place(thing, list))} – ${reason}`;
  });
  if (isPlanning && word === '') lines.push(`${play.whyActions} – ${play.whyLater}`);
  if (lines.length > 0)
    return [play.whyTitle, ...lines.flatMap((line) => wrap(`  ${line}`, screen.width, '    '))];
  if (word === '') return [play.whyNone];
  const isListed = /^\d+$/.test(word) && Number(word) >= 1 && Number(word) <= legal.length;
  return [isListed || legal.some((name) => isMeant(name, word)) ? play.whyPossible : play.whyNoMatch(word)];
}
