import { describe, expect, test } from 'vitest';
import { type Change, changed, GONE, problemsOf } from '../testing/changed.ts';

const exchange = { verb: 'exchange', location: 'farm', pays: ['food'], gains: ['alpaca'] };

const cases: readonly (readonly [change: Change, path: string, message: string])[] = [
  [['format', 2], 'format', 'must be 1, is 2'],
  [['id', 'two words'], 'id', "must be made of letters, digits and single hyphens, is 'two words'"],
  [['id', 'x'.repeat(41)], 'id', 'needs at most 40 characters, has 41'],
  [['name.de', GONE], 'name.de', 'is missing'],
  [['name.fr', 'Altiplano'], 'name.fr', 'unknown key'],
  [['note.en', 'a\u001b[2J'], 'note.en', "must be one line without control characters, is 'a\\u001b[2J'"],
  [['note.en', ''], 'note.en', 'needs at least 1 characters, has 0'],
  [['comment', 'hello'], 'comment', 'unknown key'],
  [['__proto__', {}], "['__proto__']", 'unknown key'],
  [['constructor', {}], 'constructor', 'unknown key'],
  [['goods.gold', {}], 'goods.gold', 'unknown key'],
  [['goods.silver', GONE], 'goods.silver', 'is missing'],
  [['goods.wool.price', '2'], 'goods.wool.price', "must be a number, is '2'"],
  [['goods.wool.price', 0], 'goods.wool.price', 'must be at least 1, is 0'],
  [['goods.wool.opals', 3], 'goods.wool.opals', 'must be at most 2, is 3'],
  [['goods.wool.value', 1.5], 'goods.wool.value', 'must be a whole number, is 1.5'],
  [['goods.wool.value', -1], 'goods.wool.value', 'must be at least 0, is -1'],
  [['goods.wool.value', Number.NaN], 'goods.wool.value', 'must be a number, is NaN'],
  [['goods.wool.value', 1e300], 'goods.wool.value', 'must be at most 99, is 1e+300'],
  [['goods.wool.higher', 1], 'goods.wool.higher', 'must be true or false, is 1'],
  [['supply.wood', [1, 2, 3]], 'supply.wood', 'needs exactly 4 entries, has 3'],
  [['supply.wood.2', null], 'supply.wood[2]', 'must be a number, is null'],
  [['carts.0', 100], 'carts[0]', 'must be at most 99, is 100'],
  [['points.boat', GONE], 'points.boat', 'is missing'],
  [['board.spaces.mine', 0], 'board.spaces.mine', 'must be at least 1, is 0'],
  [['board.spaces.mine', 7], 'board.spaces.mine', 'must be at most 6, is 7'],
  [['board.spaces.lake', 2], 'board.spaces.lake', 'unknown key'],
  [['board.spaces.road', GONE], 'board.spaces.road', 'is missing'],
  [['board.movement', 0], 'board.movement', 'must be at least 1, is 0'],
  [['board.movement', 7], 'board.movement', 'must be at most 6, is 7'],
  [['board.planning.most', 9], 'board.planning.most', 'must be at most 8, is 9'],
  [['board.travelerStrip', 0], 'board.travelerStrip', 'must be at least 1, is 0'],
  [['board.road.1', 'coin'], 'board.road[1]', "unknown road space 'coin'"],
  [['board.warehouse.left.0.spaces', 9], 'board.warehouse.left[0].spaces', 'must be at most 8, is 9'],
  [['board.warehouse.right.4.spaces', 0], 'board.warehouse.right[4].spaces', 'must be at least 1, is 0'],
  [['board.warehouse.right', []], 'board.warehouse.right', 'needs at least 1 entries, has 0'],
  [['board.strip', [0, 1, 2, 3]], 'board.strip', 'needs at least 5 entries, has 4'],
  [
    ['roles.0.goods.1', 'corn'],
    'roles[0] (woodcutter).goods[1]',
    'corn never lies on a space or in a bag (W9)',
  ],
  [['roles.0.kind', 3], 'roles[0] (woodcutter).kind', 'must be a text, is 3'],
  [['roles.0.action.pays', []], 'roles[0] (woodcutter).action.pays', 'needs at least 1 entries, has 0'],
  [['roles.0.action.gains.0', 'coin'], 'roles[0] (woodcutter).action.gains[0]', "unknown good 'coin'"],
  [['roles.0.action.verb', 'exchange'], 'roles[0] (woodcutter).action.verb', 'unknown key'],
  [['extensionKinds.0.effect', GONE], 'extensionKinds[0] (X1).effect', 'is missing'],
  [['extensionKinds.0.effect.verb', 'swap'], 'extensionKinds[0] (X1).effect.verb', "unknown verb 'swap'"],
  [['extensionKinds.0.effect.verb', GONE], 'extensionKinds[0] (X1).effect.verb', 'is missing'],
  [['extensionKinds.0.effect.coins', 1], 'extensionKinds[0] (X1).effect.coins', 'unknown key'],
  [
    ['extensionKinds.0.effect.location', 'lake'],
    'extensionKinds[0] (X1).effect.location',
    "unknown location 'lake'",
  ],
  [
    ['extensionKinds.0.effect', { ...exchange, pays: ['corn'] }],
    'extensionKinds[0] (X1).effect.pays[0]',
    'corn never lies on a space or in a bag (W9)',
  ],
  [
    ['extensionKinds.0.effect', { ...exchange, pays: ['gold'] }],
    'extensionKinds[0] (X1).effect.pays[0]',
    "unknown good or coin 'gold'",
  ],
  [
    ['extensionKinds.0.effect', { ...exchange, gains: ['wood', 'wood'] }],
    'extensionKinds[0] (X1).effect.gains',
    'names the same thing twice',
  ],
  [
    ['extensionKinds.16.effect.thing', 'corn'],
    'extensionKinds[16] (X17).effect.thing',
    'corn never lies on a space or in a bag (W9)',
  ],
  [['extensions.3.price', 100], 'extensions[3] (X3).price', 'must be at most 99, is 100'],
  [['extensions.3.letter', 'E'], 'extensions[3] (X3).letter', "unknown letter 'E'"],
  [['extensions.3.players', 6], 'extensions[3] (X3).players', 'must be at most 5, is 6'],
  [['extensions.3.players', 1], 'extensions[3] (X3).players', 'must be at least 2, is 1'],
  [['extensions.3.id', GONE], 'extensions[3].id', 'is missing'],
  [['orders.0.goods.2', 'gold'], 'orders[0] (wood-wood-stone-fish).goods[2]', "unknown good 'gold'"],
  [['orders.0.goods', []], 'orders[0] (wood-wood-stone-fish).goods', 'needs at least 1 entries, has 0'],
  [
    ['orders.0.goods', Array.from({ length: 7 }, () => 'wood')],
    'orders[0] (wood-wood-stone-fish).goods',
    'needs at most 6 entries, has 7',
  ],
  [
    ['orders.0.traveler', 'no'],
    'orders[0] (wood-wood-stone-fish).traveler',
    "must be true or false, is 'no'",
  ],
  [['houses.0.good', 'brick'], 'houses[0] (house-wood).good', "unknown good 'brick'"],
  [['boats.0', null], 'boats[0]', 'must be an object, is null'],
  [
    ['missions.0.condition.least', 0],
    'missions[0] (three-orders).condition.least',
    'must be at least 1, is 0',
  ],
  [['missions.0.condition.verb', 'win'], 'missions[0] (three-orders).condition.verb', "unknown verb 'win'"],
  [['events.0.group', 'F'], 'events[0] (Q1).group', "unknown group 'F'"],
  [['events.0.when', 'later'], 'events[0] (Q1).when', "unknown time 'later'"],
  [['events.0.traveler', 'gold'], 'events[0] (Q1).traveler', "unknown traveler line 'gold'"],
  [
    ['events.4.effect.good', 'corn'],
    'events[4] (Q5).effect.good',
    'corn never lies on a space or in a bag (W9)',
  ],
  [['events.28.effect.letters.0', 'E'], 'events[28] (Q29).effect.letters[0]', "unknown letter 'E'"],
  [['eventPile.short.F', 1], 'eventPile.short.F', 'unknown key'],
  [['assets.0.stage', 3], 'assets[0] (glass-fare).stage', 'unknown stage 3'],
  [['assets.0.cost', 'free'], 'assets[0] (glass-fare).cost', "unknown cost 'free'"],
  [['assets.20.effect.spaces', 7], 'assets[20] (caravan).effect.spaces', 'must be at most 6, is 7'],
  [['assets', { length: 21 }], 'assets', 'must be a list, is an object'],
];

describe('an entry of the wrong shape is named', () => {
  test.each(cases)('%s', (change, path, message) => {
    expect(problemsOf(changed(change))).toEqual([{ path, message }]);
  });
});

test.each([
  [undefined, 'is missing'],
  [null, 'must be an object, is null'],
  [[], 'must be an object, is a list'],
  ['pack', "must be an object, is 'pack'"],
  [Number.NaN, 'must be an object, is NaN'],
])('%s is no pack', (json, message) => {
  expect(problemsOf(json)).toEqual([{ path: '', message }]);
});
