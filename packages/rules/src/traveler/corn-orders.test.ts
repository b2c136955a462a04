import { otherPack } from '@altiplano/pack/testing';
import { expect, test } from 'vitest';
import type { Options } from '../options.ts';
import type { ReadableMove } from '../moves/shapes.ts';
import { type SeatSetting } from '../testing/setting.ts';
import { table, type Table } from '../testing/table.ts';

const BUILD: ReadableMove = { type: 'buildRoad', extras: [] };
const DELIVER: ReadableMove = { type: 'deliverCorn' };
const TWO_CORN = 'wood-stone-corn-corn';
const ONE_CORN = 'ore-ore-silver-corn';

function storeCorn(row: number): ReadableMove {
  return { type: 'storeCorn', row };
}

/** Seat 0 on the road has just gained a corn. */
function gained(setting: SeatSetting, traveler: Options['traveler'] = 'full'): Table {
  const t = table({ traveler }).seat(0, { figure: 'road', road: 1, on: { road: 'stone wood' }, ...setting });
  t.play(0, BUILD);
  return t;
}

test('[T17] a corn just gained may be delivered instead of stored, though the figure is on the road', () => {
  const t = gained({ order: TWO_CORN });
  expect(t.legal(0)).toEqual([storeCorn(1), DELIVER]);
  expect(t.play(0, DELIVER)).toEqual([{ type: 'delivered', seat: 0, good: 'corn', order: TWO_CORN }]);
  expect([t.rows(0), t.legalTypes(0)]).toEqual([[], ['endTurn', 'travel']]);
});

test('[T17] it may be stored all the same', () => {
  const t = gained({ order: TWO_CORN });
  t.play(0, storeCorn(1));
  expect([t.rows(0), t.game.state.seats[0].delivered]).toEqual([['corn'], 0]);
});

test('[T17] also in eventsOnly', () => {
  expect(gained({ order: TWO_CORN }, 'eventsOnly').legal(0)).toContainEqual(DELIVER);
});

test('[T17] also without the expansion, if a pack has such orders', () => {
  const t = table({}, otherPack).seat(0, {
    figure: 'road',
    order: 'corn-corn',
    on: { road: 'ore wood food' },
  });
  t.play(0, BUILD);
  expect(t.legal(0)).toContainEqual(DELIVER);
});

test('[T17] not to an order that asks for no corn, or no more of it, and not without an order', () => {
  const refusal = { rejected: 'notAsked', rule: 'T17', figures: { good: 'corn' } };
  expect(gained({ order: 'wood-wood-stone-fish' }).refused(0, DELIVER)).toEqual(refusal);
  expect(gained({ order: ONE_CORN, delivered: 'corn' }).refused(0, DELIVER)).toEqual(refusal);
  expect(gained({}).refused(0, DELIVER)).toEqual(refusal);
});

test('[T17] [W6] an open corn row does not forbid it', () => {
  expect(gained({ order: TWO_CORN, rows: ['corn', 'fish'] }).legal(0)).toEqual([storeCorn(1), DELIVER]);
});

test('[T17] [X25] with the extension there are three choices', () => {
  const t = gained({ order: TWO_CORN, extensions: ['X25'] });
  expect(t.legal(0)).toEqual([storeCorn(1), { type: 'holdCorn', extension: 'X25' }, DELIVER]);
});

test('[T17] only a corn just gained: one that waits on X25 is stored', () => {
  const t = table({ traveler: 'full' }).seat(0, { figure: 'village', order: TWO_CORN, extensions: ['X25'] });
  t.seat(0, { on: { 'extension:X25': '2 corn' } });
  expect(t.legalTypes(0)).toEqual(['pass', 'storeHeldCorn']);
  t.seat(0, { figure: 'market' });
  expect(t.offered(0, 'deliver')).toEqual([]);
});

test('[T17] a corn that completes the order earns another corn', () => {
  const t = gained({ order: ONE_CORN, delivered: '2 ore silver' });
  expect(t.play(0, DELIVER).map((event) => event.type)).toEqual(['delivered', 'orderFulfilled']);
  expect(t.legal(0)).toEqual([storeCorn(1)]);
  t.play(0, storeCorn(1));
  expect([t.rows(0), t.score(0).orders]).toEqual([['corn'], 14]);
});

test('[T17] it counts as fulfilling: asset and mission', () => {
  const t = table({ traveler: 'full', missions: true });
  t.seat(0, {
    figure: 'road',
    road: 1,
    order: ONE_CORN,
    delivered: '2 ore silver',
    on: { road: 'stone wood' },
  });
  t.seat(0, { assets: ['patron'], missions: ['first-order'] });
  const types = t.play(0, BUILD, DELIVER).map((event) => event.type);
  expect(types).toContain('missionFulfilled');
  expect(t.score(0)).toMatchObject({ points: 3, missions: 3 });
});

test('[T17] Q10: the corn of the event may be delivered', () => {
  const t = table({ traveler: 'eventsOnly' }).seat(0, { road: 1, order: TWO_CORN }).event('Q10');
  t.play(0, { type: 'accept' });
  expect(t.legal(0)).toEqual([storeCorn(1), DELIVER]);
});

test('[T17] the corn on a boat may be delivered', () => {
  const t = table({ traveler: 'full' }).seat(0, {
    figure: 'harbor',
    order: TWO_CORN,
    on: { harbor: '2 wood' },
  });
  t.play(0, { type: 'buildBoat', boat: 'boat-corn', extras: [] }, DELIVER);
  expect(t.rows(0)).toEqual([]);
});

test('[T17] corn of an extension removed by Q29 is not newly gained: into the warehouse', () => {
  const t = table({ traveler: 'full' }).seat(0, { order: TWO_CORN, extensions: ['X25'] });
  t.seat(0, { on: { 'extension:X25': 'corn' } }).event('Q29');
  t.play(0, { type: 'removeExtension', extension: 'X25' });
  expect(t.legal(0)).toEqual([storeCorn(1)]);
});

test('[T17] [W8] corn for an order is taken even where no row would take it', () => {
  const rows = ['3 fish', '3 wood', '3 stone', '3 alpaca', '3 ore'].concat(
    ['4 cacao', '4 wool', '4 cloth', '4 silver', '4 glass'], // the right depot
  );
  const t = table({ traveler: 'full', players: 5 }).seat(0, {
    figure: 'road',
    road: 1,
    rows,
    order: TWO_CORN,
  });
  t.seat(0, { on: { road: 'stone wood' } }).play(0, BUILD);
  expect(t.legal(0)).toEqual([DELIVER]);
});

test('[G45] an order fulfilled with no corn left is fulfilled all the same', () => {
  const t = table().seat(0, { figure: 'market', order: 'wood-wood-stone-fish', delivered: '2 wood stone' });
  t.seat(0, { on: { market: 'fish' } }).supply({ corn: 0 });
  expect(t.play(0, { type: 'deliver', source: 'market', good: 'fish' })).toEqual([
    { type: 'delivered', seat: 0, good: 'fish', order: 'wood-wood-stone-fish' },
    { type: 'orderFulfilled', seat: 0, order: 'wood-wood-stone-fish' },
    { type: 'ranOut', seat: 0, good: 'corn' },
  ]);
  expect([t.score(0).orders, t.rows(0), t.legalTypes(0)]).toEqual([9, [], ['endTurn', 'travel']]);
});

test('[G45] the last corn completes an order, and none is left to be earned', () => {
  const t = table({ traveler: 'full' }).seat(0, {
    figure: 'road',
    road: 1,
    order: ONE_CORN,
    delivered: '2 ore silver',
  });
  t.seat(0, { on: { road: 'stone wood' } }).supply({ corn: 1 });
  const types = t.play(0, BUILD, DELIVER).map((event) => event.type);
  expect(types.slice(-4)).toEqual(['endTriggered', 'delivered', 'orderFulfilled', 'ranOut']);
  expect(t.score(0).orders).toBe(14);
});

test('[G46] an open order stays: no other is taken, and no move gives it back', () => {
  const t = table().seat(0, {
    figure: 'market',
    coins: 5,
    order: 'cloth-silver-glass-glass',
    on: { market: 'ore' },
  });
  t.strip([]);
  expect(t.offered(0, 'takeOrder')).toEqual([]);
  expect(t.refused(0, { type: 'takeOrder', order: null })).toEqual({
    rejected: 'orderOpen',
    rule: 'A35',
    figures: { order: 'cloth-silver-glass-glass' },
  });
  expect(t.legalTypes(0)).toEqual(['pass', 'sell', 'travel']);
});

test('[G46] from round to round, with what was delivered', () => {
  const t = table().seat(0, { order: 'wood-wood-stone-fish', delivered: 'wood fish' });
  const { order, delivered } = t.game.state.seats[0];
  t.endRound();
  expect(t.game.state.seats[0]).toMatchObject({ order, delivered });
});
