import { expect, test } from 'vitest';
import type { ReadableMove } from '../moves/shapes.ts';
import { violations } from '../state/invariants.ts';
import { type SeatSetting } from '../testing/setting.ts';
import { table, type Table } from '../testing/table.ts';
import type { Good } from '../goods.ts';

function moveCorn(from: number, to: number): ReadableMove {
  return { type: 'moveCorn', from, to };
}

function store(good: Good, row: number): ReadableMove {
  return { type: 'store', source: 'village', good, row, by: 'village' };
}

/** Q22 asks seat 0, who may move one corn. */
function asked(setting: SeatSetting, missions = false): Table {
  return table({ traveler: 'full', missions }).seat(0, setting).event('Q22');
}

/** Three fish rows' worth: row 1 complete with a corn, row 3 begun. */
const TWO_FISH_ROWS = ['2 fish corn', 'wood', 'fish'];

test('[G17] a corn may leave a completed row, whose tiles close up: it is open again', () => {
  const t = asked({ rows: ['2 fish corn', 'wood'] });
  expect(t.offered(0, 'moveCorn')).toEqual([moveCorn(1, 2)]);
  expect(t.play(0, moveCorn(1, 2))).toContainEqual({ type: 'cornMoved', seat: 0, from: 1, to: 2 });
  expect(t.rows(0)).toEqual(['fish fish', 'wood corn']);
  expect(t.score(0).rows).toBe(0);
  expect(violations(t.game)).toEqual([]);
});

test('[G17] a row opened again takes its good again, and may be completed again', () => {
  const t = asked({ rows: ['2 fish corn', 'wood'] });
  t.play(0, moveCorn(1, 2));
  t.seat(0, { figure: 'village', on: { village: 'fish' } }).turn(0);
  expect(t.offered(0, 'store')).toEqual([store('fish', 1)]);
  expect(t.play(0, store('fish', 1))).toContainEqual({ type: 'rowCompleted', seat: 0, row: 1 });
});

test('[G17] two open rows of one good: the next tile goes to either', () => {
  const t = asked({ rows: TWO_FISH_ROWS });
  t.play(0, moveCorn(1, 2));
  t.seat(0, { figure: 'village', on: { village: '3 fish' } }).turn(0);
  expect(t.offered(0, 'store')).toEqual([store('fish', 1), store('fish', 3)]);
});

test('[G17] no new row of the good until both are full', () => {
  const t = asked({ rows: TWO_FISH_ROWS });
  t.play(0, moveCorn(1, 2));
  t.seat(0, { figure: 'village', on: { village: '3 fish' } }).turn(0);
  t.play(0, store('fish', 1));
  expect(t.refused(0, store('fish', 4))).toMatchObject({ rejected: 'rowOpen', rule: 'W3' });
  t.play(0, store('fish', 3), store('fish', 3));
  t.seat(0, { on: { village: 'fish' } }).turn(0);
  expect(t.offered(0, 'store')).toEqual([store('fish', 4)]);
});

test('[G17] [W6] with two corn rows open the next corn goes to either of them', () => {
  const t = asked({ rows: ['3 corn', 'wood', 'corn'] });
  t.play(0, moveCorn(1, 2));
  t.seat(0, { figure: 'road', road: 1, on: { road: 'stone wood' } }).turn(0);
  t.play(0, { type: 'buildRoad', extras: [] });
  expect(t.legal(0)).toEqual([
    { type: 'storeCorn', row: 1 },
    { type: 'storeCorn', row: 3 },
  ]);
});

test('[G17] the last tile of a row stays, and a row not started takes none', () => {
  const t = asked({ rows: ['corn', 'wood corn'] });
  expect(t.offered(0, 'moveCorn')).toEqual([moveCorn(2, 1)]);
  expect(t.refused(0, moveCorn(1, 2))).toEqual({
    rejected: 'lastTile',
    rule: 'Q22',
    figures: { from: 1, to: 2 },
  });
  expect(t.refused(0, moveCorn(2, 3))).toEqual({
    rejected: 'rowNotOpen',
    rule: 'Q22',
    figures: { from: 2, to: 3 },
  });
});

test('[G18] the move that completes a row counts for missions', () => {
  const t = asked({ rows: ['2 wood', 'fish corn'], missions: ['first-row', 'three-rows'] }, true);
  const events = t.play(0, moveCorn(2, 1));
  expect(events.filter((event) => event.type === 'missionFulfilled')).toEqual([
    { type: 'missionFulfilled', seat: 0, mission: 'first-row' },
  ]);
});

test('[G18] the move that completes a row pays the asset for completed rows', () => {
  const t = asked({ rows: ['2 wood', 'fish corn'], assets: ['rack-builder'] });
  const events = t.play(0, moveCorn(2, 1));
  expect(events).toContainEqual({ type: 'rowCompleted', seat: 0, row: 1 });
  expect(events).toContainEqual({ type: 'pointsGained', seat: 0, points: 2 });
});

test('[G18] a row pays the asset only once, however often it is completed', () => {
  const t = table({ traveler: 'full' }).seat(0, {
    figure: 'village',
    assets: ['rack-builder'],
    rows: ['fish corn', 'wood'],
    on: { village: '2 fish' },
  });
  t.play(0, store('fish', 1), store('fish', 3));
  expect(t.game.state.seats[0].points).toBe(2);
  t.event('Q22').play(0, moveCorn(1, 2));
  t.seat(0, { on: { village: 'fish' } }).turn(0);
  expect(t.play(0, store('fish', 1))).toEqual([
    { type: 'stored', seat: 0, good: 'fish', row: 1 },
    { type: 'rowCompleted', seat: 0, row: 1 },
  ]);
  expect(t.game.state.seats[0].points).toBe(2);
});

test('[G18] another row still pays', () => {
  const t = table({ traveler: 'full' }).seat(0, {
    figure: 'village',
    assets: ['rack-builder'],
    rows: ['2 fish', '2 wood'],
    on: { village: 'fish wood' },
  });
  t.play(0, store('fish', 1), store('wood', 2));
  expect(t.game.state.seats[0].points).toBe(4);
});
