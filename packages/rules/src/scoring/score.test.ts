import { otherPack, steadyPack } from '@altiplano/pack/testing';
import { expect, test } from 'vitest';
import type { Components } from '../components/components.ts';
import { GOODS } from '../goods.ts';
import { type SeatSetting } from '../testing/setting.ts';
import { table, type Table } from '../testing/table.ts';

const NOTHING = {
  goods: 0,
  boats: 0,
  houses: 0,
  orders: 0,
  houseGoods: 0,
  rows: 0,
  missions: 0,
  opals: 0,
  points: 0,
  assets: 0,
  total: 0,
  coins: 0,
};

function scored(setting: SeatSetting): Table {
  return table({ traveler: 'full' }).seat(0, setting);
}

/** What one tile of each kind but corn is worth. */
function values(pack: Components): number[] {
  const goods = GOODS.filter((good) => good !== 'corn');
  return goods.map((good) => table({}, pack).seat(0, { container: good }).score(0).goods);
}

test('[V1] every kind of tile has its value', () => {
  expect(values(steadyPack)).toEqual([0, 0, 0, 1, 1, 1, 2, 2, 3, 3, 4]);
});

test('[V1] another pack has other values', () => {
  expect(values(otherPack)).toEqual([1, 3, 2, 0, 4, 0, 5, 1, 6, 2, 7]);
});

test.each<[string, SeatSetting]>([
  ['container', { container: 'ore' }],
  ['bag', { bag: 'ore' }],
  ['planning spaces', { planning: 'ore' }],
  ['action spaces', { on: { mine: 'ore' } }],
  ['extensions', { extensions: ['X14'], on: { 'extension:X14': 'ore' } }],
  ['more village spaces', { extensions: ['X19'], on: { 'extension:X19': 'ore' } }],
  ['traveler strip', { on: { strip: 'ore' } }],
  ['assets', { assets: ['smelter'], on: { 'asset:smelter': 'ore' } }],
  ['warehouse', { rows: ['ore'] }],
])('[V1] a tile counts wherever it is: %s', (_, setting) => {
  expect(scored(setting).score(0)).toMatchObject({ goods: 2, total: 2 });
});

test('[V1] a tile on a movement space counts', () => {
  const t = scored({ assets: ['glass-fare'], on: { 'movement:2': 'glass' } });
  expect(t.score(0).goods).toBe(4);
});

test('[V1] a tile on the role tile counts', () => {
  const t = table({}, otherPack);
  const role = otherPack.roles.find((row) => row.action.pays.includes('food'));
  expect(role).toBeDefined();
  t.seat(0, { role: role?.id as string, on: { role: 'food' } });
  expect(t.score(0).goods).toBe(1);
});

test('[V1] tiles everywhere add up', () => {
  const t = scored({
    container: 'glass',
    bag: 'silver',
    planning: 'cloth',
    on: { farm: 'wool' },
    rows: ['2 ore'],
  });
  expect(t.score(0)).toEqual({ ...NOTHING, goods: 4 + 3 + 3 + 2 + 4, total: 16 });
});

test('[V1] tiles on orders never count, fulfilled or not', () => {
  const t = scored({ order: 'cloth-silver-glass-glass', delivered: 'cloth silver 2 glass' });
  expect(t.score(0)).toEqual(NOTHING);
  expect(scored({ fulfilled: ['cacao-cloth-silver-glass'] }).score(0).goods).toBe(0);
});

test('[V1] goods on trading spaces belong to nobody', () => {
  const t = scored({ trading: 'glass' }).neutral('2 silver');
  expect([t.score(0), t.score(1)]).toEqual([NOTHING, NOTHING]);
});

test('[V1] corn counts in a row and on X25, for what the pack says it is worth', () => {
  const t = table({}, otherPack).seat(0, {
    extensions: ['X25'],
    on: { 'extension:X25': '3 corn' },
    rows: ['corn'],
  });
  expect(t.score(0)).toMatchObject({ goods: 4 * 2, rows: 0 });
});

test('[V2] a boat is worth 2 and a house 4', () => {
  const t = scored({ boats: ['boat-wood', 'boat-ore', 'boat-corn'], houses: ['house-glass', 'house-fish'] });
  expect(t.score(0)).toEqual({ ...NOTHING, boats: 6, houses: 8, total: 14 });
});

test('[V2] in another pack 3 and 5', () => {
  const t = table({}, otherPack).seat(0, { boats: ['boat-ore', 'boat-food'], houses: ['house-glass'] });
  expect(t.score(0)).toEqual({ ...NOTHING, boats: 6, houses: 5, total: 11 });
});

test('[V3] fulfilled orders score their points', () => {
  const t = scored({ fulfilled: ['wood-wood-stone-fish', 'cloth-silver-glass-glass'] });
  expect(t.score(0)).toEqual({ ...NOTHING, orders: 9 + 19, total: 28 });
  expect(t.score(1).orders).toBe(0);
});

test('[V3] [G46] an order not fulfilled scores nothing and stays where it is, its goods wasted', () => {
  const t = scored({ order: 'wood-wood-stone-fish', delivered: '2 wood fish' }).lastRound().endRound();
  expect(t.score(0)).toEqual(NOTHING);
  expect(t.game.state.seats[0].order).toBe(0);
});

test('[V4] a house pays 1 for each own tile of its good, wherever it is, but not on orders or trading spaces', () => {
  const t = scored({
    houses: ['house-fish'],
    container: 'fish',
    bag: 'fish wood',
    rows: ['2 fish'],
    trading: 'fish',
    order: 'fish-fish-wood-ore',
    delivered: 'fish',
  });
  expect(t.score(0)).toMatchObject({ houseGoods: 4, goods: 4, houses: 4, total: 12 });
});

test('[V4] several houses pay each for its own good, a house of a good not owned pays nothing', () => {
  const t = scored({ houses: ['house-wood', 'house-stone', 'house-ore'], bag: '3 wood 2 stone' });
  expect(t.score(0)).toMatchObject({ houseGoods: 5, goods: 0 });
});

test('[V4] two houses of one good pay once', () => {
  const t = table({}, otherPack).seat(0, { houses: ['house-wood', 'house-wood-again'], bag: '3 wood' });
  expect(t.score(0)).toMatchObject({ houseGoods: 3, houses: 10 });
});

test("[V4] another player's house pays me nothing", () => {
  const t = scored({ bag: '3 wood' }).seat(1, { houses: ['house-wood'] });
  expect([t.score(0).houseGoods, t.score(1).houseGoods]).toEqual([0, 0]);
});

test('[V4] [W9] the corn house pays corn, also what stands in and what waits on X25', () => {
  const t = scored({
    houses: ['house-corn'],
    extensions: ['X25'],
    on: { 'extension:X25': 'corn' },
    rows: ['fish corn', '2 corn'],
  });
  expect(t.score(0).houseGoods).toBe(4);
});

test('[V5] each completed row scores its printed points, an open one none', () => {
  const t = scored({ rows: ['3 fish', '2 wood', '2 stone corn'] });
  expect(t.score(0)).toMatchObject({ rows: 2 + 4, goods: 3 });
});

test.each([
  [steadyPack, 2 + 3 + 4 + 5 + 6 + 8 + 9 + 10 + 11 + 12],
  [otherPack, 1 + 4 + 3 + 7 + 2 + 15 + 6 + 9 + 13 + 11],
])('[V5] a full warehouse of $id scores every row', (pack, points) => {
  const { left, right } = pack.board.warehouse;
  const goods = ['fish', 'wood', 'stone', 'alpaca', 'ore', 'cacao', 'wool', 'cloth', 'silver', 'glass'];
  const rows = [...left, ...right].map((row, index) => `${row.spaces} ${goods[index]}`);
  expect(table({ players: 5 }, pack).seat(0, { rows }).score(0).rows).toBe(points);
});

test('[V6] [I3] missions fulfilled score their points, the others none', () => {
  const t = table({ missions: true }).seat(0, { missions: ['three-boats', 'three-houses'] });
  t.seat(0, { boats: ['boat-wood', 'boat-ore', 'boat-fish'], houses: ['house-glass'] });
  expect(t.score(0)).toMatchObject({ missions: 4, boats: 6, houses: 4, total: 14 });
});

test('[T15] one point for two opals; a single one is worth nothing', () => {
  const points = [0, 1, 2, 3, 4, 7].map((opals) => scored({ opals }).score(0).opals);
  expect(points).toEqual([0, 0, 1, 1, 2, 3]);
});

test('[T15] points collected count as they are', () => {
  expect(scored({ points: 7, opals: 5 }).score(0)).toEqual({ ...NOTHING, points: 7, opals: 2, total: 9 });
});

test('[T15] assets that score at the end: by assets and by extensions owned', () => {
  const t = scored({ assets: ['curator', 'surveyor', 'loom'], extensions: ['X1', 'X14'] });
  expect(t.score(0)).toEqual({ ...NOTHING, assets: 3 * 2 + 2 * 1, total: 8 });
});

test('[T15] with the amounts of another pack', () => {
  const t = table({ traveler: 'full' }, otherPack).seat(0, {
    assets: ['curator', 'surveyor'],
    extensions: ['X1'],
  });
  expect(t.score(0)).toMatchObject({ assets: 2 * 1 + 1 * 2, total: 4 });
});
