import { otherPack } from '@altiplano/pack/testing';
import { expect, test } from 'vitest';
import { CORN } from '../goods.ts';
import type { ReadableMove } from '../moves/shapes.ts';
import { violations } from '../state/invariants.ts';
import { type SeatSetting } from '../testing/setting.ts';
import { table, type Table } from '../testing/table.ts';

const BUILD: ReadableMove = { type: 'buildRoad', extras: [] };

function storeCorn(row: number): ReadableMove {
  return { type: 'storeCorn', row };
}

/** Seat 0 on the road, where the next step gives a corn. */
function beforeCorn(setting: SeatSetting = {}): Table {
  return table().seat(0, { figure: 'road', road: 1, on: { road: 'stone wood' }, ...setting });
}

/** All ten rows, complete. */
const FULL = ['3 fish', '3 wood', '3 stone', '3 alpaca', '3 ore'].concat(
  ['4 cacao', '4 wool', '4 cloth', '4 silver', '4 glass'], // the right depot
);

test('[W5] a corn gained must be stored at once: nothing else can be done', () => {
  const t = beforeCorn();
  expect(t.play(0, BUILD).at(-1)).toEqual({ type: 'roadBuilt', seat: 0, step: 2 });
  expect(t.legal(0)).toEqual([storeCorn(1)]);
  expect(t.refused(0, { type: 'endTurn' })).toEqual({
    rejected: 'notNow',
    rule: 'W5',
    figures: { decision: 'corn', move: 'endTurn' },
  });
  expect(t.play(0, storeCorn(1))).toEqual([{ type: 'stored', seat: 0, good: 'corn', row: 1 }]);
  expect(t.rows(0)).toEqual(['corn']);
});

test('[W5] it stands in in any started incomplete row, or starts the next row', () => {
  const t = beforeCorn({ rows: ['2 fish', '3 wood', 'silver'] });
  t.play(0, BUILD);
  expect(t.legal(0)).toEqual([storeCorn(1), storeCorn(3), storeCorn(4)]);
  expect(t.play(0, storeCorn(1))).toEqual([
    { type: 'stored', seat: 0, good: 'corn', row: 1 },
    { type: 'rowCompleted', seat: 0, row: 1 },
  ]);
  expect(t.rows(0)).toEqual(['fish fish corn', 'wood wood wood', 'silver']);
});

test('[W5] it may join several rows, and more than one in a row', () => {
  const t = beforeCorn({ rows: ['fish corn'] });
  t.play(0, BUILD, storeCorn(1));
  expect(t.rows(0)).toEqual(['fish corn corn']);
});

test('[W5] not a complete row, and not a row beyond the next', () => {
  const t = beforeCorn({ rows: ['3 fish'] });
  t.play(0, BUILD);
  expect(t.refused(0, storeCorn(1))).toEqual({
    rejected: 'rowComplete',
    rule: 'W2',
    figures: { good: 'corn', row: 1, spaces: 3 },
  });
  expect(t.refused(0, storeCorn(3))).toEqual({
    rejected: 'rowsInOrder',
    rule: 'W1',
    figures: { good: 'corn', row: 3, next: 2 },
  });
});

test('[W5] the corn of a fulfilled order interrupts the delivery until it is stored', () => {
  const t = table().seat(0, {
    figure: 'market',
    order: 'wood-wood-stone-fish',
    delivered: '2 wood stone',
    on: { market: 'fish ore' },
  });
  t.play(0, { type: 'deliver', source: 'market', good: 'fish' });
  expect(t.legalTypes(0)).toEqual(['storeCorn']);
  t.play(0, storeCorn(1), { type: 'endTurn' });
  expect(t.rows(0)).toEqual(['corn']);
  expect(violations(t.game)).toEqual([]);
});

test('[W5] the corn on a boat is stored at once too', () => {
  const t = table({ traveler: 'full' }).seat(0, { figure: 'harbor', on: { harbor: '2 wood' } });
  t.play(0, { type: 'buildBoat', boat: 'boat-corn', extras: [] });
  expect(t.legal(0)).toEqual([storeCorn(1)]);
});

test('[W6] while a row started with corn is open all corn goes there', () => {
  const t = beforeCorn({ rows: ['fish', 'corn', 'wood'] });
  t.play(0, BUILD);
  expect(t.legal(0)).toEqual([storeCorn(2)]);
  for (const row of [1, 3, 4]) {
    expect(t.refused(0, storeCorn(row))).toEqual({
      rejected: 'cornRowOpen',
      rule: 'W6',
      figures: { good: 'corn', row },
    });
  }
});

test('[W6] a row started with corn takes no other good', () => {
  const t = table().seat(0, { figure: 'village', on: { village: 'fish' }, rows: ['corn'] });
  const intoCorn = { type: 'store', source: 'village', good: 'fish', row: 1, by: 'village' };
  expect(t.refused(0, intoCorn)).toEqual({
    rejected: 'rowOfAnother',
    rule: 'W2',
    figures: { good: 'fish', row: 1, collects: 'corn' },
  });
  expect(t.offered(0, 'store').map((move) => move.row)).toEqual([2]);
});

test('[W6] once the corn row is full, corn may stand in again or start another', () => {
  const t = beforeCorn({ rows: ['2 corn', 'fish'] });
  t.play(0, BUILD, storeCorn(1), { type: 'endTurn' });
  t.seat(0, { road: 3, on: { road: 'stone wood' } })
    .turn(0)
    .play(0, BUILD);
  expect(t.legal(0)).toEqual([storeCorn(2), storeCorn(3)]);
});

test('[W6] a corn that stands in does not make its row a corn row', () => {
  const t = beforeCorn({ rows: ['silver 2 corn', 'fish corn'] });
  t.play(0, BUILD);
  expect(t.legal(0)).toEqual([storeCorn(2), storeCorn(3)]);
});

test('[W8] with every row complete the corn stays on the road and the turn goes on', () => {
  const t = table({ players: 5 }).seat(0, {
    figure: 'road',
    road: 1,
    on: { road: 'stone wood' },
    rows: FULL,
  });
  const events = t.play(0, BUILD, { type: 'endTurn' });
  expect(events).toContainEqual({ type: 'cornLeft', seat: 0 });
  expect(t.game.state.supply[CORN]).toBe(25);
  expect(violations(t.game)).toEqual([]);
});

test('[W8] an order is fulfilled all the same', () => {
  const t = table({ players: 5 }).seat(0, {
    figure: 'market',
    order: 'wood-wood-stone-fish',
    delivered: '2 wood stone',
    on: { market: 'fish' },
    rows: FULL,
  });
  const events = t.play(0, { type: 'deliver', source: 'market', good: 'fish' });
  expect(events.map((event) => event.type)).toEqual(['delivered', 'orderFulfilled', 'cornLeft']);
  expect(t.score(0).orders).toBe(9);
});

test('[W8] [W5] one free space is enough for it not to stay', () => {
  const rows = [...FULL.slice(0, 9), '3 glass'];
  const t = table({ players: 5 }).seat(0, { figure: 'road', road: 1, on: { road: 'stone wood' }, rows });
  t.play(0, BUILD);
  expect(t.legal(0)).toEqual([storeCorn(10)]);
});

test('[W8] of two corn that come at once the one with no room goes back to the road', () => {
  const t = table({ players: 5, traveler: 'full' }).seat(0, { rows: [...FULL.slice(0, 9), '3 glass'] });
  t.seat(0, { extensions: ['X25'], on: { 'extension:X25': '2 corn' } }).event('Q29');
  t.play(0, { type: 'removeExtension', extension: 'X25' });
  expect(t.play(0, storeCorn(10))).toContainEqual({ type: 'cornLeft', seat: 0 });
  expect([t.rows(0)[9], t.game.state.supply[CORN]]).toEqual(['glass glass glass corn', 24]);
});

test('[W9] corn goes from the road into a row and never through bag, container or planning spaces', () => {
  const t = beforeCorn();
  t.play(0, BUILD);
  expect(t.game.state.supply[CORN]).toBe(12);
  t.play(0, storeCorn(1));
  expect(t.game.state.supply[CORN]).toBe(11);
  const { bag, container, planning } = t.game.state.seats[0];
  expect([bag[CORN], container[CORN], planning[CORN]]).toEqual([0, 0, 0]);
  expect(t.container(0)).toBe('wood stone');
});

test('[W9] corn in a row of a good does not count as that good: no house bonus, no value', () => {
  const t = table().seat(0, { houses: ['house-silver'], rows: ['silver 2 corn'] });
  expect(t.score(0)).toMatchObject({ houseGoods: 1, goods: 3, rows: 2 });
});

test('[W9] corn that waits is not taken back onto a planning space', () => {
  const t = table().seat(0, { extensions: ['X25'], on: { 'extension:X25': '2 corn' }, bag: '4 wood' });
  t.drawing();
  expect(t.legal(0)).toEqual([{ type: 'draw', count: 4 }]);
  expect(t.refused(0, { type: 'takeBack', site: 'extension:X25', thing: 'corn' }).rule).toBe('D1');
});

test('[W9] no space of a plan takes corn, whatever the pack asks for at its market', () => {
  const t = table({ traveler: 'full' }, otherPack).seat(0, { extensions: ['X14'], assets: ['caravan'] });
  t.planning();
  for (const site of ['village', 'market', 'road', 'strip', 'extension:X14', 'asset:caravan'])
    expect(t.refused(0, { type: 'place', site, thing: 'corn' }).rejected).toBe('notPlanned');
  expect(t.game.tables.accepts.every((mask) => (mask & (1 << CORN)) === 0)).toBe(true);
});

test('[G14] Q10 on a corn space: the corn is stored at once, X25 does not serve', () => {
  const t = table({ traveler: 'eventsOnly' })
    .seat(0, { road: 1, extensions: ['X25'] })
    .event('Q10');
  t.play(0, { type: 'accept' });
  expect(t.legal(0)).toEqual([storeCorn(1)]);
  expect(t.refused(0, { type: 'holdCorn', extension: 'X25' })).toEqual({
    rejected: 'holdOnlyInActions',
    rule: 'X25',
    figures: { extension: 'X25' },
  });
  t.play(0, storeCorn(1));
  expect(t.rows(0)).toEqual(['corn']);
});

test('[G14] Q10 at the last space: nothing, the seat is not even asked', () => {
  const t = table({ traveler: 'eventsOnly' }).seat(0, { road: 8 }).event('Q10');
  expect(t.legal(0)).toEqual([]);
  expect(t.legalTypes(1)).toEqual(['accept', 'decline']);
});

test('[G14] Q10 with no corn left: the marker moves all the same', () => {
  const t = table({ traveler: 'eventsOnly' }).seat(0, { road: 1 }).supply({ corn: 0 }).event('Q10');
  const events = t.play(0, { type: 'accept' });
  expect(events.map((event) => event.type)).toEqual(['offerAccepted', 'roadBuilt', 'ranOut']);
  expect(t.game.state.seats[0].road).toBe(2);
});

test('[G14] Q10 does not pay the asset for building roads, the action does', () => {
  const t = table({ traveler: 'full' })
    .seat(0, { road: 1, assets: ['road-crew'] })
    .event('Q10');
  t.play(0, { type: 'accept' }, storeCorn(1));
  expect(t.game.state.seats[0].coins).toBe(0);
  t.seat(0, { figure: 'road', on: { road: 'stone wood' } }).turn(0);
  t.play(0, BUILD);
  expect(t.game.state.seats[0].coins).toBe(2);
});
