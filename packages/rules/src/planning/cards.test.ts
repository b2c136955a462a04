import { otherPack } from '@altiplano/pack/testing';
import { expect, test } from 'vitest';
import { GOODS } from '../goods.ts';
import { type SeatSetting } from '../testing/setting.ts';
import { type Table, table } from '../testing/table.ts';
import type { SiteName } from '../components/sites.ts';

/** A seat that has one of everything to place, corn and a coin too. */
function withEverything(setting: SeatSetting, components?: Parameters<typeof table>[1]): Table {
  return table({ traveler: 'full' }, components)
    .planning()
    .seat(0, { ...setting, planning: GOODS.join(' '), coins: 5 });
}

function takes(t: Table, site: SiteName): string {
  const places = t.offered(0, 'place').filter((move) => move.site === site);
  return places.map((move) => move.thing).join(' ');
}

const anyGood = GOODS.filter((good) => good !== 'corn').join(' ');

test.each([
  ['woodcutter', 'food'],
  ['fisherman', 'food'],
  ['farmer', 'food'],
  ['trader', 'coin'],
])('[P3] the role tile of the %s takes %s and nothing else', (role, things) => {
  expect(takes(withEverything({ role }), 'role')).toBe(things);
});

test.each([
  ['X1', 'food'],
  ['X2', 'fish'],
  ['X6', 'coin'],
  ['X7', 'coin'],
  ['X11', 'fish'],
  ['X13', 'food'],
  ['X15', 'alpaca'],
  ['X23', 'coin'],
  ['X17', ''],
  ['X18', ''],
  ['X24', ''],
  ['X25', ''],
])('[P3] extension %s takes %j and nothing else', (id, things) => {
  expect(takes(withEverything({ extensions: [id] }), `extension:${id}`)).toBe(things);
});

test.each(['X14', 'X20'])('[P3] [X14] the extra space %s takes any tile but corn, and no coin', (id) => {
  expect(takes(withEverything({ extensions: [id] }), `extension:${id}`)).toBe(anyGood);
});

test('[P3] a card has as many spaces as it prints', () => {
  const t = table()
    .planning()
    .seat(0, { role: 'farmer', extensions: ['X11', 'X2'], planning: '4 fish 3 food' });
  t.play(0, { type: 'place', site: 'extension:X2', thing: 'fish' });
  for (const [site, thing] of [
    ['extension:X11', 'fish'],
    ['role', 'food'],
  ] as const) {
    t.play(0, { type: 'place', site, thing }, { type: 'place', site, thing });
    expect(t.refused(0, { type: 'place', site, thing })).toMatchObject({ rejected: 'siteFull', rule: 'P1' });
  }
  expect(t.refused(0, { type: 'place', site: 'extension:X2', thing: 'fish' })).toMatchObject({
    rejected: 'siteFull',
  });
});

test('[P3] another good is refused by the rule', () => {
  const t = table()
    .planning()
    .seat(0, { extensions: ['X11'], planning: 'food' });
  expect(t.refused(0, { type: 'place', site: 'extension:X11', thing: 'food' })).toMatchObject({
    rejected: 'doesNotTake',
    rule: 'P3',
  });
});

test('[P3] a card may be filled in part, over several rounds', () => {
  const t = table()
    .planning()
    .seat(0, { figure: 'harbor', extensions: ['X11'], planning: '2 fish' });
  t.play(0, { type: 'place', site: 'extension:X11', thing: 'fish' }, { type: 'declare' });
  t.turn(0);
  expect(t.offered(0, 'use')).toEqual([]);
  t.endRound().planning();
  t.play(1, { type: 'declare' });
  t.play(0, { type: 'place', site: 'extension:X11', thing: 'fish' }, { type: 'declare' });
  t.turn(0).play(0, { type: 'use', site: 'extension:X11', gain: 'cacao', extras: [] });
  expect(t.container(0)).toBe('fish fish cacao');
});

test('[P3] another pack mixes goods and coins on its cards', () => {
  const t = withEverything({ role: 'miner', extensions: ['X6', 'X2'] }, otherPack);
  expect(takes(t, 'role')).toBe('food coin');
  expect(takes(t, 'extension:X6')).toBe('food coin');
  expect(takes(t, 'extension:X2')).toBe('wood fish');
  t.play(0, { type: 'place', site: 'role', thing: 'coin' });
  expect(takes(t, 'role')).toBe('food');
});

test('[P4] each movement space takes one food and nothing else', () => {
  const t = withEverything({});
  for (const site of ['movement:1', 'movement:2', 'movement:3'] as const) expect(takes(t, site)).toBe('food');
  t.seat(0, { planning: 'food' }).play(0, { type: 'place', site: 'movement:1', thing: 'food' });
  expect(t.refused(0, { type: 'place', site: 'movement:1', thing: 'food' })).toMatchObject({
    rejected: 'siteFull',
  });
  expect(t.refused(0, { type: 'place', site: 'movement:2', thing: 'glass' })).toMatchObject({
    rejected: 'doesNotTake',
    rule: 'P4',
  });
});

test('[P4] [X17] with it a coin may lie on a movement space instead of food', () => {
  const t = withEverything({ extensions: ['X17'] });
  for (const site of ['movement:1', 'movement:2', 'movement:3'] as const)
    expect(takes(t, site)).toBe('food coin');
  t.play(0, { type: 'place', site: 'movement:2', thing: 'coin' });
  expect(takes(t, 'movement:2')).toBe('');
  expect(t.game.state.seats[0].coins).toBe(4);
});

test('[P4] [P5] without it no coin may', () => {
  const t = withEverything({});
  t.seat(1, { extensions: ['X17'] });
  expect(t.refused(0, { type: 'place', site: 'movement:1', thing: 'coin' })).toMatchObject({
    rejected: 'doesNotTake',
    rule: 'P5',
  });
});

test('[X17] the coin carries one step and goes to the supply', () => {
  const t = table()
    .ring(['village', 'road', 'mine', 'farm', 'harbor', 'market', 'forest'])
    .seat(0, { figure: 'village', freeCart: 1, coins: 1, extensions: ['X17'] })
    .seat(0, { on: { village: '2 stone', 'movement:2': 'coin' } });
  t.play(0, { type: 'buildHouse', house: 'house-ore', extras: [] });
  expect(t.offered(0, 'travel')).toHaveLength(2);
  const events = t.play(0, { type: 'travel', location: 'forest', means: 'movement:2' });
  expect(events).toContainEqual({ type: 'spent', seat: 0, thing: 'coin', source: 'movement:2' });
  expect([t.on(0, 'movement:2'), t.container(0)]).toEqual(['', 'stone stone']);
  expect(t.game.state.seats[0].coins).toBe(1);
});

test.each([
  { thing: 'coin', extensions: ['X17'], assets: [], rest: '' },
  { thing: 'glass', extensions: [], assets: ['glass-fare'], rest: 'glass' },
])('[P4] a $thing works exactly like food: beside a cart it carries three steps', (row) => {
  const { thing, extensions, assets, rest } = row;
  const t = table({ traveler: 'full' })
    .ring(['village', 'road', 'mine', 'farm', 'harbor', 'market', 'forest'])
    .seat(0, { figure: 'farm', freeCart: 1, coins: 1, carts: [1], extensions, assets })
    .seat(0, { on: { 'movement:1': thing, 'movement:2': thing } });
  expect(t.refused(0, { type: 'travel', location: 'village', means: 'movement:2' })).toMatchObject({
    rejected: 'tooFar',
  });
  t.play(0, { type: 'travel', location: 'village', means: 'movement:1' });
  expect([t.container(0), t.game.state.seats[0].coins]).toEqual([rest, 1]);
});

test('[P4] with the asset for it glass may lie there too, and both together', () => {
  expect(takes(withEverything({ assets: ['glass-fare'] }), 'movement:1')).toBe('food glass');
  expect(takes(withEverything({ assets: ['glass-fare'], extensions: ['X17'] }), 'movement:1')).toBe(
    'food glass coin',
  );
});

test('[P4] [X17] another pack: wood instead of coins, on four spaces', () => {
  const t = withEverything({ extensions: ['X17b'] }, otherPack);
  for (const slot of [1, 2, 3, 4]) expect(takes(t, `movement:${slot}`)).toBe('food wood');
});

test('[P5] coins go on market extensions, role tile, movement spaces and assets only', () => {
  const t = withEverything({ role: 'trader', extensions: ['X6', 'X17', 'X14', 'X19', 'X1'] });
  t.seat(0, { assets: ['courier', 'loom'] });
  const sites = t.offered(0, 'place').filter((move) => move.thing === 'coin');
  expect(sites.map((move) => move.site)).toEqual([
    'role',
    'movement:1',
    'movement:2',
    'movement:3',
    'extension:X6',
    'asset:courier',
  ]);
});

test('[P5] a coin must be owned to be placed', () => {
  const t = table()
    .planning()
    .seat(0, { extensions: ['X6'], coins: 1 });
  t.play(0, { type: 'place', site: 'extension:X6', thing: 'coin' });
  expect(t.refused(0, { type: 'place', site: 'extension:X6', thing: 'coin' })).toMatchObject({
    rejected: 'tooFewCoins',
    rule: 'P5',
  });
});

test('[P5] a coin action without its coins on it cannot be taken, however many are beside the board', () => {
  const t = table().seat(0, {
    figure: 'market',
    coins: 9,
    extensions: ['X6'],
    on: { 'extension:X6': 'coin' },
  });
  expect(t.offered(0, 'use')).toEqual([]);
  expect(t.refused(0, { type: 'place', site: 'extension:X6', thing: 'coin' })).toMatchObject({
    rejected: 'notNow',
  });
  t.seat(0, { on: { 'extension:X6': 'coin' } });
  expect(t.offered(0, 'use')).toEqual([{ type: 'use', site: 'extension:X6', gain: 'cacao', extras: [] }]);
});
