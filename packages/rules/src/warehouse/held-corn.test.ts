import { otherPack } from '@altiplano/pack/testing';
import { expect, test } from 'vitest';
import { CORN } from '../goods.ts';
import type { ReadableMove } from '../moves/shapes.ts';
import { violations } from '../state/invariants.ts';
import { type SeatSetting } from '../testing/setting.ts';
import { table, type Table } from '../testing/table.ts';

const BUILD: ReadableMove = { type: 'buildRoad', extras: [] };
const HOLD: ReadableMove = { type: 'holdCorn', extension: 'X25' };

function storeCorn(row: number): ReadableMove {
  return { type: 'storeCorn', row };
}

function storeHeld(row: number): ReadableMove {
  return { type: 'storeHeldCorn', extension: 'X25', row };
}

/** Seat 0 owns X25 and builds the step of road that gives a corn. */
function cornGained(setting: SeatSetting = {}, held = ''): Table {
  const on = { road: 'stone wood', 'extension:X25': held };
  const t = table({ players: 5 }).seat(0, { figure: 'road', road: 1, extensions: ['X25'], on, ...setting });
  t.play(0, BUILD);
  return t;
}

/** Seat 0 stands in the village with corn waiting on X25. */
function waiting(held: string, rows: string[] = []): Table {
  return table().seat(0, { figure: 'village', extensions: ['X25'], on: { 'extension:X25': held }, rows });
}

test('[X25] a corn gained in phase 3 may wait on the extension instead of being stored', () => {
  const t = cornGained({ rows: ['fish'] });
  expect(t.legal(0)).toEqual([storeCorn(1), storeCorn(2), HOLD]);
  expect(t.play(0, HOLD)).toEqual([{ type: 'cornHeld', seat: 0, extension: 'X25' }]);
  expect([t.on(0, 'extension:X25'), t.rows(0)]).toEqual(['corn', ['fish']]);
  expect(t.game.state.supply[CORN]).toBe(24);
  expect(violations(t.game)).toEqual([]);
});

test('[X25] the choice is made at each gain: the second corn may be stored while the first waits', () => {
  const t = cornGained({}, 'corn');
  expect(t.legal(0)).toEqual([storeCorn(1), HOLD]);
  t.play(0, storeCorn(1));
  expect([t.on(0, 'extension:X25'), t.rows(0)]).toEqual(['corn', ['corn']]);
});

test('[X25] [G44] two may wait; a third is stored at once', () => {
  const t = cornGained({}, '2 corn');
  expect(t.legal(0)).toEqual([storeCorn(1)]);
  expect(t.refused(0, HOLD)).toEqual({
    rejected: 'holdsNoMore',
    rule: 'X25',
    figures: { extension: 'X25' },
  });
});

test('[X25] another pack has room for three', () => {
  const t = table({}, otherPack);
  t.seat(0, {
    figure: 'road',
    extensions: ['X25'],
    on: { road: 'ore wood food', 'extension:X25': '2 corn' },
  });
  t.play(0, BUILD, HOLD, { type: 'endTurn' });
  expect(t.on(0, 'extension:X25')).toBe('corn corn corn');
});

test('[X25] it works from the moment it was bought, on a later turn of the same round', () => {
  const t = table().strip(['X25']).ring(['market', 'road', 'village', 'harbor', 'farm', 'mine', 'forest']);
  t.seat(0, { figure: 'market', coins: 2, road: 1, on: { road: 'stone wood' } });
  t.play(0, { type: 'buyExtension', extension: 'X25' }, { type: 'endTurn' });
  t.play(1, { type: 'pass' });
  t.play(0, { type: 'travel', location: 'road', means: 'freeCart' }, BUILD, HOLD);
  expect(t.on(0, 'extension:X25')).toBe('corn');
});

test('[X25] nobody else may let corn wait there', () => {
  const t = table().seat(0, { extensions: ['X25'] });
  t.seat(1, { figure: 'road', road: 1, on: { road: 'stone wood' } }).turn(1);
  t.play(1, BUILD);
  expect(t.refused(1, HOLD)).toEqual({ rejected: 'notYours', rule: 'X25', figures: { extension: 'X25' } });
});

test('[X25] corn gained in drawing (Q23) is stored at once', () => {
  const t = table({ traveler: 'eventsOnly' }).seat(0, {
    extensions: ['X25'],
    order: 'wood-wood-stone-fish',
    delivered: '2 wood stone',
    planning: 'fish',
  });
  t.event('Q23').play(0, { type: 'draw', count: 3 });
  t.play(1, { type: 'draw', count: 4 });
  t.play(0, { type: 'deliver', source: 'planning', good: 'fish' });
  expect(t.legal(0)).toEqual([storeCorn(1)]);
});

test('[X25] as an action in the village one corn or two are stored, each where it fits', () => {
  const t = waiting('2 corn', ['fish', '2 ore']);
  expect(t.offered(0, 'storeHeldCorn')).toEqual([storeHeld(1), storeHeld(2), storeHeld(3)]);
  const events = t.play(0, storeHeld(2), storeHeld(1));
  expect(events.map((event) => event.type)).toEqual(['stored', 'rowCompleted', 'stored']);
  expect([t.rows(0), t.on(0, 'extension:X25')]).toEqual([['fish corn', 'ore ore corn'], '']);
  expect(t.legalTypes(0)).toContain('endTurn');
});

test('[X25] the action may end after the first corn; the other goes on waiting', () => {
  const t = waiting('2 corn');
  t.play(0, storeHeld(1), { type: 'finish' }, { type: 'endTurn' });
  expect([t.rows(0), t.on(0, 'extension:X25')]).toEqual([['corn'], 'corn']);
});

test('[X25] [W6] a first corn that starts a row binds the second', () => {
  const t = waiting('2 corn', ['fish']);
  t.play(0, storeHeld(2));
  expect(t.offered(0, 'storeHeldCorn')).toEqual([storeHeld(2)]);
  expect(t.refused(0, storeHeld(1))).toMatchObject({ rejected: 'cornRowOpen', rule: 'W6' });
});

test('[X25] the action belongs to the village', () => {
  const t = waiting('corn').seat(0, { figure: 'road' });
  expect(t.offered(0, 'storeHeldCorn')).toEqual([]);
  expect(t.refused(0, storeHeld(1))).toEqual({
    rejected: 'elsewhere',
    rule: 'A2',
    figures: { location: 'village', figure: 'road' },
  });
});

test('[X25] without corn there is no such action, and it is no part of storing goods', () => {
  expect(waiting('').refused(0, storeHeld(1))).toEqual({
    rejected: 'noCornThere',
    rule: 'X25',
    figures: { extension: 'X25' },
  });
  const t = waiting('corn').seat(0, { on: { village: '2 fish' } });
  t.play(0, { type: 'store', source: 'village', good: 'fish', row: 1, by: 'village' });
  expect(t.legalTypes(0)).toEqual(['finish', 'store']);
  expect(t.refused(0, storeHeld(1))).toMatchObject({ rejected: 'otherActionUnderWay', rule: 'A6' });
});

test('[X25] corn still waiting at the end is not stored: it completes no row', () => {
  const t = waiting('2 corn', ['2 fish']).lastRound().endRound();
  expect(t.legal(0)).toEqual([]);
  expect([t.rows(0), t.score(0).rows]).toEqual([['fish fish'], 0]);
});

test('[G44] corn may wait also while a corn row is open', () => {
  const t = cornGained({ rows: ['corn'] });
  expect(t.legal(0)).toEqual([storeCorn(1), HOLD]);
});

test('[G44] corn may wait also when it fits nowhere', () => {
  const rows = ['3 fish', '3 wood', '3 stone', '3 alpaca', '3 ore'].concat(
    ['4 cacao', '4 wool', '4 cloth', '4 silver', '4 glass'], // the right depot
  );
  const t = cornGained({ rows });
  expect(t.legal(0)).toEqual([HOLD]);
  t.play(0, HOLD);
  expect(t.on(0, 'extension:X25')).toBe('corn');
});

test('[G26] Q37 counts the corn in the warehouse only', () => {
  const t = table({ traveler: 'eventsOnly', players: 3 });
  t.seat(0, { extensions: ['X25'], on: { 'extension:X25': '2 corn' } });
  t.seat(1, { rows: ['fish corn'] })
    .seat(2, { rows: ['corn'] })
    .event('Q37');
  expect(t.game.state.seats.map((seat) => seat.points)).toEqual([2, 0, 0]);
});

test('[G26] a tie for the fewest pays each of them', () => {
  const t = table({ traveler: 'eventsOnly', players: 3 }, otherPack);
  t.seat(0, { extensions: ['X25'], on: { 'extension:X25': '3 corn' }, rows: ['fish corn'] });
  t.seat(1, { rows: ['2 corn'] })
    .seat(2, { rows: ['corn'] })
    .event('Q37');
  expect(t.game.state.seats.map((seat) => seat.points)).toEqual([3, 0, 3]);
});
