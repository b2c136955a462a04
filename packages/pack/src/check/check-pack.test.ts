import { PRINTED_COSTS } from '@altiplano/rules/engine';
import { describe, expect, test } from 'vitest';
import { shippedPack } from '../shipped/shipped-pack.ts';
import { type Change, changed, GONE, problemsOf } from '../testing/changed.ts';
import { steadyPack } from '../testing/steady-pack.ts';
import { checkPack } from './check-pack.ts';

type Case = readonly [title: string, changes: readonly Change[], path: string, message: string];

function rows(table: keyof typeof steadyPack, where: (row: never) => boolean): number[] {
  return (steadyPack[table] as readonly never[]).flatMap((row, index) => (where(row) ? [index] : []));
}

/** Each row that fits gets the same new value in one field. */
function each(
  table: keyof typeof steadyPack,
  where: (row: never) => boolean,
  field: string,
  to: unknown,
): Change[] {
  return rows(table, where).map((index) => [`${table}.${index}.${field}`, to]);
}

const book = 'book';
const newOrder = { id: 'new', points: 9, goods: ['wood'], traveler: false, provenance: book };
const newEvent = {
  id: 'new',
  group: 'C',
  when: 'now',
  effect: { verb: 'offerRefill' },
  traveler: null,
  provenance: book,
};

const counts: readonly Case[] = [
  ['6 roles', [['roles.6', GONE]], 'roles', 'needs 7 roles, has 6'],
  ['27 extensions', [['extensions.1', GONE]], 'extensions', 'needs 28 tiles, has 27'],
  ['17 base orders', [['orders.21', newOrder]], 'orders', 'needs 16 orders of the base game, has 17'],
  ['[T1] 4 Traveler orders', [['orders.20', GONE]], 'orders', 'needs 5 orders of The Traveler, has 4'],
  ['9 base houses', [['houses.0', GONE]], 'houses', 'needs 10 houses of the base game, has 9'],
  ['[T1] no Traveler house', [['houses.10', GONE]], 'houses', 'needs 1 houses of The Traveler, has 0'],
  ['9 base boats', [['boats.9', GONE]], 'boats', 'needs 10 boats of the base game, has 9'],
  ['[T1] no Traveler boat', [['boats.10', GONE]], 'boats', 'needs 1 boats of The Traveler, has 0'],
  ['[I5] 19 missions', [['missions.3', GONE]], 'missions', 'needs 20 missions of the base game, has 19'],
  [
    '[T1] no Traveler mission',
    [['missions.20', GONE]],
    'missions',
    'needs 1 missions of The Traveler, has 0',
  ],
  ['5 events of A', [['events.0', GONE]], 'events', 'needs 6 events of group A, has 5'],
  ['4 events of C', [['events.37', newEvent]], 'events', 'needs 3 events of group C, has 4'],
  ['11 assets of stage I', [['assets.0', GONE]], 'assets', 'needs 12 assets of stage 1, has 11'],
  ['8 assets of stage II', [['assets.20', GONE]], 'assets', 'needs 9 assets of stage 2, has 8'],
  [
    'a pile of more events than there are',
    [['eventPile.full.C', 4]],
    'eventPile.full.C',
    'takes 4 events of group C, which has 3',
  ],
  [
    'a short pile of more events than there are',
    [['eventPile.short.E', 17]],
    'eventPile.short.E',
    'takes 17 events of group E, which has 16',
  ],
  [
    'no extension with letter D',
    each('extensions', (row: { letter: string }) => row.letter === 'D', 'letter', 'C'),
    'extensions',
    'has no tile with letter D',
  ],
  [
    'an id twice',
    [['orders.3.id', 'wood-wood-stone-fish']],
    'orders[3] (wood-wood-stone-fish).id',
    'is already the id of orders[0]',
  ],
];

const kinds: readonly Case[] = [
  [
    'a tile of an unknown kind',
    [['extensions.1.kind', 'X26']],
    'extensions[1] (X1b).kind',
    "unknown kind 'X26'",
  ],
  ['a kind on no tile', [['extensions.2.kind', 'X1']], 'extensionKinds[1] (X2)', 'is on no tile'],
  [
    'an unknown sameAs',
    [['extensionKinds.19.sameAs', 'X99']],
    'extensionKinds[19] (X20).sameAs',
    "unknown kind 'X99'",
  ],
  [
    'sameAs itself',
    [['extensionKinds.19.sameAs', 'X20']],
    'extensionKinds[19] (X20).sameAs',
    "'X20' counts as another kind itself",
  ],
  [
    'a role of an unknown kind',
    [['roles.0.kind', 'X99']],
    'roles[0] (woodcutter).kind',
    "unknown kind 'X99'",
  ],
  [
    "a role with another kind's action",
    [['roles.0.kind', 'X4']],
    'roles[0] (woodcutter).action',
    "is not the action of its kind 'X4'",
  ],
  [
    'a role that hides its kind',
    [['roles.0.kind', null]],
    'roles[0] (woodcutter).kind',
    "must be 'X3', whose action it has",
  ],
];

test('at most six tiles have an extra space, for a move names them as bits', () => {
  const enlarged = ['X2', 'X6', 'X8', 'X9', 'X10'].map((id) =>
    steadyPack.extensionKinds.findIndex((kind) => kind.id === id),
  );
  const json = changed(
    ...enlarged.map((index): Change => [`extensionKinds.${index}.effect`, { verb: 'extraSpace' }]),
  );
  expect(problemsOf(json)).toContainEqual({
    path: 'extensions',
    message: 'at most 6 tiles with an extra space, has 7',
  });
});

const board: readonly Case[] = [
  [
    'a strip that gets cheaper',
    [['board.strip.2', 0]],
    'board.strip[2]',
    'must be at least 1 as below it, is 0',
  ],
  [
    'a road with too few planning spaces',
    [['board.road.0', 'corn']],
    'board.road',
    'needs 4 planning spaces (most − start), has 3',
  ],
  [
    'a road with too many planning spaces',
    [['board.planning.start', 5]],
    'board.road',
    'needs 3 planning spaces (most − start), has 4',
  ],
  [
    'a road that unlocks nothing',
    [
      ['board.planning.start', 8],
      ['board.road', ['corn']],
      ['provenance.board.road', 'ours'],
    ],
    'board.planning.most',
    'must be more than the start of 8',
  ],
];

const words: readonly Case[] = [
  [
    'an effect at the wrong time',
    [['events.2.when', 'now']],
    'events[2] (Q3).when',
    "must be 'round' for discountExtensions, is 'now'",
  ],
  [
    'a drawing effect at once',
    [['events.22.when', 'now']],
    'events[22] (Q23).when',
    "must be 'drawing' for offerStoreDrawn, is 'now'",
  ],
  [
    'an immediate effect for the round',
    [['events.0.when', 'round']],
    'events[0] (Q1).when',
    "must be 'now' for gainCoins, is 'round'",
  ],
  [
    'no event for stage II',
    [['events.14.traveler', null]],
    'events',
    'needs exactly 1 event that turns stage II up (T7), has 0',
  ],
  [
    'two events for stage II',
    [['events.0.traveler', 'stageTwo']],
    'events',
    'needs exactly 1 event that turns stage II up (T7), has 2',
  ],
  [
    'corn on a trading space',
    [['events.0.traveler', 'corn']],
    'events[0] (Q1).traveler',
    'corn never lies on a trading space (W9)',
  ],
  [
    'corn with a price',
    [['goods.corn.price', 1]],
    'goods.corn.price',
    'must be null: corn is never sold (W9)',
  ],
  [
    'corn with opals',
    [['goods.corn.opals', 1]],
    'goods.corn.opals',
    'must be null: corn never lies on a trading space (W9)',
  ],
  [
    'a good without opals',
    [['goods.fish.opals', null]],
    'goods.fish.opals',
    'must be 1 or 2: the good can lie on a trading space (T12)',
  ],
  ['seven higher goods', [['goods.fish.higher', true]], 'goods', 'needs 6 higher goods (T11), has 7'],
];

const setup: readonly Case[] = [
  [
    '[G2] roles beyond the supply',
    [['supply.fish.3', 4]],
    'supply.fish[3]',
    'is 4, but 5 players can start with 5 fish (G2)',
  ],
  [
    '[G2] roles beyond the food, the short game included',
    [['supply.food.0', 5]],
    'supply.food[0]',
    'is 5, but 2 players can start with 6 food (G2)',
  ],
  [
    '[G2] roles beyond the food of the first edition',
    [['firstEditionFood.3', 13]],
    'firstEditionFood[3]',
    'is 13, but 5 players can start with 14 food (G2)',
  ],
  [
    '[G2] too few tiles for two players to fill the strip',
    [
      ...each('extensions', (row: { letter: string }) => row.letter > 'A', 'players', 3),
      ['extensions.0.players', 3],
    ],
    'extensions',
    'needs at least 6 tiles for 2 players to fill the strip (G2), has 5',
  ],
  ['too few carts', [['carts.3', 4]], 'carts[3]', 'is 4, but each of 5 players starts with one (S7)'],
  [
    'more orders than there are',
    [['ordersInPlay.0', 17]],
    'ordersInPlay[0]',
    'is 17, but there are 16 orders (S5)',
  ],
  [
    'a role without food',
    [['roles.1.goods.0', 'wood']],
    'roles[1] (fisherman).goods',
    'needs 1 or 2 food, has 0',
  ],
];

describe.each(Object.entries({ counts, kinds, board, words, setup }))('%s', (_chapter, cases) => {
  test.each(cases)('refuses %s', (_title, changes, path, message) => {
    expect(problemsOf(changed(...changes))).toContainEqual({ path, message });
  });
});

test.each([shippedPack, steadyPack])('accepts $id, also from JSON', (pack) => {
  expect(checkPack(pack)).toEqual({ pack });
  expect(checkPack(JSON.parse(JSON.stringify(pack)))).toEqual({ pack });
});

test('accepts 24 kinds where X20 is X14 itself, and 25 where nothing counts as another', () => {
  expect(problemsOf(changed(['extensionKinds.19', GONE], ['extensions.22.kind', 'X14']))).toEqual([]);
  expect(
    problemsOf(changed(['extensionKinds.19.sameAs', GONE], ['extensionKinds.19.provenance', book])),
  ).toEqual([]);
});

test('refuses 23 and 26 kinds', () => {
  const fewer = changed(
    ['extensionKinds.19', GONE],
    ['extensions.22.kind', 'X14'],
    ['extensionKinds.17', GONE],
    ['extensions.20.kind', 'X14'],
  );
  expect(problemsOf(fewer)).toEqual([{ path: 'extensionKinds', message: 'needs 24 or 25 kinds, has 23' }]);
  const more = changed(
    ['extensionKinds.25', { id: 'X26', effect: { verb: 'swapDrawn' }, provenance: book }],
    ['extensions.1.kind', 'X26'],
  );
  expect(problemsOf(more)).toEqual([{ path: 'extensionKinds', message: 'needs 24 or 25 kinds, has 26' }]);
});

test("a role's action may list its goods in another order than its kind", () => {
  expect(problemsOf(changed(['roles.5.action.gains', ['stone', 'alpaca']]))).toEqual([]);
});

test('tells several problems at once', () => {
  const json = changed(['goods.cloth.price', 'two'], ['orders.2.points', 100], ['assets.0.id', '']);
  expect(problemsOf(json).map(({ path }) => path)).toEqual([
    'goods.cloth.price',
    'orders[2] (fish-fish-wood-ore).points',
    'assets[0] ().id',
  ]);
});

test('tells so many problems at most, and how many more there are', () => {
  const problems = problemsOf(
    changed(...each('events', () => true, 'group', 'Z'), ...each('orders', () => true, 'points', -1)),
  );
  expect(problems).toHaveLength(41);
  expect(problems.at(-1)).toEqual({ path: '', message: 'and 18 more problems' });
});

function withCosts(value: unknown): unknown {
  return changed(['costs', value], ['provenance.costs', 'ours']);
}

test('what a board asks for fits on the spaces of its place, and what is taken tile by tile asks for one', () => {
  const costs = {
    ...PRINTED_COSTS,
    house: ['wood', 'wood', 'wood', 'wood'],
    road: ['stone', 'corn'],
    cart: -1,
  };
  const taken = { ...PRINTED_COSTS.exchanges, 'forest-cacao': { pays: ['cacao', 'food'], gains: ['glass'] } };
  expect(problemsOf(withCosts(PRINTED_COSTS))).toEqual([]);
  expect(problemsOf(withCosts({ ...PRINTED_COSTS, house: costs.house }))).toEqual([
    { path: 'costs.house', message: 'takes 4 tiles, but its place has spaces for 3' },
  ]);
  expect(problemsOf(withCosts({ ...costs, exchanges: taken })).map(({ path }) => path)).toEqual([
    "costs.exchanges['forest-cacao'].pays",
    'costs.road[1]',
    'costs.cart',
  ]);
  expect(problemsOf(changed(['costs', PRINTED_COSTS]))).toEqual([
    { path: 'provenance.costs', message: 'is missing: every value says where it comes from' },
  ]);
  expect(problemsOf(changed(['provenance.costs', 'book']))).toEqual([
    { path: 'provenance.costs', message: 'says the provenance of nothing' },
  ]);
});
