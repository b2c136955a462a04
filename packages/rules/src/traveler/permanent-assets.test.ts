import { otherPack } from '@altiplano/pack/testing';
import { expect, test } from 'vitest';
import { type Location, LOCATIONS } from '../locations.ts';
import type { ReadableMove } from '../moves/shapes.ts';
import { type SeatSetting } from '../testing/setting.ts';
import { table, type Table } from '../testing/table.ts';
import type { Means } from '../moves/fields.ts';

const RING = [...LOCATIONS];

/** Seat 0 stands in the village, from where the ring runs market, road, harbor … and back by forest, mine, farm. */
function owning(asset: string, setting: SeatSetting = {}): Table {
  return table({ traveler: 'full' })
    .ring(RING)
    .traveler('farm')
    .seat(0, { figure: 'village', assets: [asset], ...setting });
}

function coins(t: Table): number {
  return t.game.state.seats[0].coins;
}

function travel(location: Location, means: Means): ReadableMove {
  return { type: 'travel', location, means };
}

/** How far each means carries, once the action is taken. */
function reached(t: Table, means: Means): unknown[] {
  t.play(0, t.offered(0, 'store')[0]);
  return t
    .offered(0, 'travel')
    .filter((move) => move.means === means)
    .map((move) => move.location);
}

test('[T13] glass-fare: glass on a movement space works like food and goes to the container', () => {
  const t = owning('glass-fare', { planning: 'glass' }).planning();
  t.play(0, { type: 'place', site: 'movement:1', thing: 'glass' }, { type: 'declare' });
  t.seat(0, { on: { market: 'ore' } }).turn(0);
  t.play(0, travel('market', 'movement:1'));
  expect([t.container(0), t.on(0, 'movement:1')]).toEqual(['glass', '']);
});

test('[T13] glass-fare: with a cart beside it glass carries three steps; without the asset it is not taken', () => {
  const t = owning('glass-fare', { carts: [2], on: { village: 'fish', 'movement:2': 'glass' } });
  expect(reached(t, 'movement:2')).toHaveLength(6);
  const without = table({ traveler: 'full' }).seat(0, { planning: 'glass' }).planning();
  expect(without.refused(0, { type: 'place', site: 'movement:1', thing: 'glass' })).toMatchObject({
    rule: 'P4',
  });
});

test('[T13] long-stride: a move without a cart is up to two steps', () => {
  const t = owning('long-stride', { on: { village: 'fish', 'movement:1': 'food' } });
  expect(reached(t, 'movement:1')).toEqual(['market', 'road', 'mine', 'forest']);
});

test('[T13] long-stride: carts go three steps as ever; in another pack a stride is four', () => {
  const t = owning('long-stride', { carts: [1], on: { village: 'fish', 'movement:1': 'food' } });
  expect(reached(t, 'movement:1')).toHaveLength(6);
  const without = owning('broker', { on: { village: 'fish', 'movement:1': 'food' } });
  expect(reached(without, 'movement:1')).toEqual(['market', 'forest']);
  const other = table({ traveler: 'full' }, otherPack)
    .ring(RING)
    .seat(0, { figure: 'village', assets: ['long-stride'] });
  other.seat(0, { on: { village: 'fish', 'movement:4': 'food' } });
  expect(reached(other, 'movement:4')).toHaveLength(6);
});

test('[T13] stallkeeper: one coin more for each sell action, however many tiles', () => {
  const t = owning('stallkeeper', { figure: 'market', on: { market: 'stone glass wool' } });
  t.play(
    0,
    { type: 'sell', source: 'market', good: 'stone' },
    { type: 'sell', source: 'market', good: 'glass' },
  );
  t.play(0, { type: 'finish' }, { type: 'endTurn' });
  expect(coins(t)).toBe(1 + 3 + 1);
  t.play(1, { type: 'pass' });
  t.play(0, { type: 'sell', source: 'market', good: 'wool' });
  expect(coins(t)).toBe(5 + 2 + 1);
});

test('[T13] road-crew: each road built by action gives two coins', () => {
  const t = owning('road-crew', { figure: 'road', on: { road: 'stone wood' } });
  expect(t.play(0, { type: 'buildRoad', extras: [] })).toContainEqual({
    type: 'coinsGained',
    seat: 0,
    coins: 2,
  });
  expect(coins(t)).toBe(2);
});

test('[T13] [G18] rack-builder: two points for each row completed from now on, not for earlier ones', () => {
  const t = owning('rack-builder', { rows: ['3 fish', '2 wood', 'ore'], on: { village: 'wood ore' } });
  t.play(0, { type: 'store', source: 'village', good: 'ore', row: 3, by: 'village' });
  expect(t.game.state.seats[0].points).toBe(0);
  const events = t.play(0, { type: 'store', source: 'village', good: 'wood', row: 2, by: 'village' });
  expect(events).toContainEqual({ type: 'pointsGained', seat: 0, points: 2 });
  expect(t.score(0)).toMatchObject({ points: 2, rows: 2 + 3 });
});

test('[T13] rack-builder: a row that a corn completes pays, a row of another player does not', () => {
  const t = owning('rack-builder', { figure: 'road', road: 1, rows: ['2 fish'], on: { road: 'stone wood' } });
  t.seat(1, { figure: 'village', rows: ['2 ore'], on: { village: 'ore' } });
  t.play(0, { type: 'buildRoad', extras: [] }, { type: 'storeCorn', row: 1 }, { type: 'endTurn' });
  t.play(1, { type: 'store', source: 'village', good: 'ore', row: 1, by: 'village' });
  expect(t.game.state.seats.map((seat) => seat.points)).toEqual([2, 0]);
});

test('[T13] broker: extensions cost one less, but at least one', () => {
  const t = owning('broker', { figure: 'market', coins: 1 }).strip(['X7', 'X9', 'X6']);
  expect(t.offered(0, 'buyExtension').map((move) => move.extension)).toEqual(['X7', 'X9']);
  expect(t.refused(0, { type: 'buyExtension', extension: 'X6' })).toMatchObject({
    figures: { needed: 3, own: 1 },
  });
  t.play(0, { type: 'buyExtension', extension: 'X7' });
  expect(coins(t)).toBe(0);
});

test('[T13] shipwright: two points for each boat built from now on', () => {
  const t = owning('shipwright', { figure: 'harbor', boats: ['boat-ore'], on: { harbor: '2 wood' } });
  const events = t.play(0, { type: 'buildBoat', boat: 'boat-fish', extras: [] });
  expect(events).toContainEqual({ type: 'pointsGained', seat: 0, points: 2 });
  expect(t.score(0)).toMatchObject({ points: 2, boats: 4 });
});

test('[T13] shipwright: no boat left, no points', () => {
  const t = owning('shipwright', { figure: 'harbor', on: { harbor: '2 wood' } }).boatsLeft([]);
  t.play(0, { type: 'buildBoat', boat: null, extras: [] });
  expect(t.game.state.seats[0].points).toBe(0);
});

test('[T13] patron: three points for each order fulfilled from now on', () => {
  const t = owning('patron', { figure: 'market', fulfilled: ['fish-fish-wood-ore'] });
  t.seat(0, { order: 'wood-wood-stone-fish', delivered: '2 wood stone', on: { market: 'fish' } });
  const events = t.play(0, { type: 'deliver', source: 'market', good: 'fish' });
  expect(events).toContainEqual({ type: 'pointsGained', seat: 0, points: 3 });
  expect(t.score(0)).toMatchObject({ points: 3, orders: 10 + 9 });
});

test('[T13] night-shift: one more planning space from the next drawing on, at most eight', () => {
  const t = owning('night-shift', { bag: '9 food' }).drawing();
  expect(t.offered(0, 'draw')).toEqual([{ type: 'draw', count: 5 }]);
  const most = owning('night-shift', { bag: '9 food', road: 8 }).drawing();
  expect(most.offered(0, 'draw')).toEqual([{ type: 'draw', count: 8 }]);
  const other = table({ traveler: 'full' }, otherPack)
    .seat(0, { assets: ['night-shift'], bag: '9 food' })
    .drawing();
  expect(other.offered(0, 'draw')).toEqual([{ type: 'draw', count: 5 }]);
});

test('[T13] second-driver: the free cart goes twice a round', () => {
  const t = owning('second-driver', { on: { market: 'ore' } });
  t.play(0, travel('harbor', 'freeCart'), travel('market', 'freeCart'));
  expect(t.offered(0, 'travel')).toEqual([]);
  t.play(0, { type: 'sell', source: 'market', good: 'ore' });
  expect(t.refused(0, travel('village', 'freeCart'))).toMatchObject({
    rejected: 'freeCartUsed',
    rule: 'A10',
  });
});

test('[T13] second-driver: both uses come back with the new round', () => {
  const t = owning('second-driver', { on: { market: 'ore' } });
  t.play(0, travel('harbor', 'freeCart'), travel('market', 'freeCart'), {
    type: 'sell',
    source: 'market',
    good: 'ore',
  });
  t.endRound()
    .turn(0)
    .ring(RING)
    .seat(0, { figure: 'village', on: { market: 'ore' } });
  t.play(0, travel('harbor', 'freeCart'), travel('market', 'freeCart'));
  expect(t.game.state.seats[0].freeCart).toBe(2);
});

test('[T13] [T15] curator and surveyor count at the end: themselves included, role tile not', () => {
  expect(owning('curator').score(0).assets).toBe(2);
  expect(owning('surveyor').score(0).assets).toBe(0);
  expect(owning('surveyor', { extensions: ['X1', 'X24', 'X25'] }).score(0).assets).toBe(3);
});

test('[T13] a permanent asset works from the moment of purchase', () => {
  const t = table({ traveler: 'full' }).traveler('market').strip(['X6']);
  t.seat(0, { figure: 'market', coins: 1, on: { strip: 'food' } });
  expect(t.offered(0, 'buyExtension')).toEqual([]);
  t.play(0, { type: 'buyAsset', source: 'strip', good: 'food', asset: 'broker' }, { type: 'endTurn' });
  t.play(1, { type: 'pass' });
  expect(t.play(0, { type: 'buyExtension', extension: 'X6' })).toContainEqual({
    type: 'extensionBought',
    seat: 0,
    extension: 'X6',
    coins: 1,
  });
});

test('[T13] the second free cart may be used in the round of its purchase', () => {
  const t = table({ traveler: 'full' }).ring(RING).traveler('farm').event('Q15').turn(0);
  t.seat(0, { figure: 'village', on: { strip: 'wool' } });
  t.play(0, travel('farm', 'freeCart'), {
    type: 'buyAsset',
    source: 'strip',
    good: 'wool',
    asset: 'second-driver',
  });
  t.play(0, travel('road', 'freeCart'));
  expect(t.offered(0, 'travel')).toEqual([]);
});

test('[T13] an asset serves its owner only', () => {
  const t = owning('stallkeeper')
    .seat(1, { figure: 'market', on: { market: 'ore' } })
    .turn(1);
  t.play(1, { type: 'sell', source: 'market', good: 'ore' });
  expect(t.game.state.seats.map((seat) => seat.coins)).toEqual([0, 1]);
});
