import { otherPack } from '@altiplano/pack/testing';
import { expect, test } from 'vitest';
import type { ReadableMove } from '../moves/shapes.ts';
import { violations } from '../state/invariants.ts';
import { table } from '../testing/table.ts';
import type { Good } from '../goods.ts';
import type { Source } from '../moves/fields.ts';

function store(good: Good, row: number, source: Source = 'village'): ReadableMove {
  return { type: 'store', source, good, row, by: 'village' };
}

const FULL_LEFT = ['3 fish', '3 wood', '3 stone', '3 alpaca', '3 ore'];

test('[W1] the first tile of all goes to the bottom row of the left depot and nowhere else', () => {
  const t = table().seat(0, { figure: 'village', on: { village: 'glass' } });
  expect(t.offered(0, 'store')).toEqual([store('glass', 1)]);
  expect(t.refused(0, store('glass', 2))).toEqual({
    rejected: 'rowsInOrder',
    rule: 'W1',
    figures: { good: 'glass', row: 2, next: 1 },
  });
});

test('[W1] with several rows open a new good takes the row above the highest one started', () => {
  const t = table().seat(0, { figure: 'village', on: { village: 'ore' }, rows: ['fish', 'wood', 'stone'] });
  expect(t.offered(0, 'store')).toEqual([store('ore', 4)]);
  t.play(0, store('ore', 4));
  expect(t.rows(0)).toEqual(['fish', 'wood', 'stone', 'ore']);
});

test('[W1] a completed row in between does not free its place: rows above go on in order', () => {
  const t = table().seat(0, { figure: 'village', on: { village: 'ore' }, rows: ['fish', '3 wood'] });
  expect(t.offered(0, 'store')).toEqual([store('ore', 3)]);
});

test('[W1] after the top of the left depot comes the bottom of the right one, with four spaces', () => {
  const t = table().seat(0, { figure: 'village', on: { village: 'silver' }, rows: FULL_LEFT });
  t.play(0, store('silver', 6));
  t.seat(0, { on: { village: '3 silver' } }).turn(0);
  const events = t.play(0, store('silver', 6), store('silver', 6), store('silver', 6));
  expect(events.filter((event) => event.type === 'rowCompleted')).toEqual([
    { type: 'rowCompleted', seat: 0, row: 6 },
  ]);
  expect(events.at(-1)).toEqual({ type: 'rowCompleted', seat: 0, row: 6 });
});

test('[W1] when all ten rows are started a new good finds no row', () => {
  const rows = ['fish', 'wood', 'stone', 'alpaca', 'ore', 'cacao', 'wool', 'cloth', 'silver', 'corn'];
  const t = table().seat(0, { figure: 'village', on: { village: 'glass fish' }, rows });
  expect(t.offered(0, 'store')).toEqual([store('fish', 1)]);
});

test('[W2] the first tile sets the good of a row: no other good may follow', () => {
  const t = table().seat(0, { figure: 'village', on: { village: 'wool' }, rows: ['fish'] });
  expect(t.refused(0, store('wool', 1))).toEqual({
    rejected: 'rowOfAnother',
    rule: 'W2',
    figures: { good: 'wool', row: 1, collects: 'fish' },
  });
});

test('[W2] a row that a corn fills up in part still takes its own good and only that', () => {
  const t = table().seat(0, { figure: 'village', on: { village: 'silver ore' }, rows: ['silver corn'] });
  expect(t.offered(0, 'store')).toEqual([store('ore', 2), store('silver', 1)]);
  expect(t.play(0, store('silver', 1))).toContainEqual({ type: 'rowCompleted', seat: 0, row: 1 });
  expect(t.rows(0)).toEqual(['silver silver corn']);
});

test('[W2] a completed row takes nothing more, its own good included', () => {
  const t = table().seat(0, { figure: 'village', on: { village: 'fish' }, rows: ['3 fish', 'wood'] });
  expect(t.refused(0, store('fish', 1))).toEqual({
    rejected: 'rowComplete',
    rule: 'W2',
    figures: { good: 'fish', row: 1, spaces: 3 },
  });
  expect(t.offered(0, 'store')).toEqual([store('fish', 3)]);
});

test('[W3] a good goes to its open row, and only once that is full may it start the next', () => {
  // The rulebook's example: two fish and a silver with a corn lie there; a wool and two fish come in.
  const t = table().seat(0, {
    figure: 'village',
    on: { village: 'wool 2 fish' },
    rows: ['2 fish', 'silver corn'],
  });
  expect(t.refused(0, store('fish', 3))).toEqual({
    rejected: 'rowOpen',
    rule: 'W3',
    figures: { good: 'fish', row: 3 },
  });
  t.play(0, store('fish', 1), store('fish', 3), store('wool', 4));
  expect(t.rows(0)).toEqual(['fish fish fish', 'silver corn', 'fish', 'wool']);
  expect(violations(t.game)).toEqual([]);
});

test('[W3] an open row of another depot counts as well', () => {
  const t = table().seat(0, {
    figure: 'village',
    on: { village: 'glass' },
    rows: [...FULL_LEFT, '2 glass', 'cloth'],
  });
  expect(t.offered(0, 'store')).toEqual([store('glass', 6)]);
  expect(t.refused(0, store('glass', 8))).toMatchObject({ rejected: 'rowOpen', rule: 'W3' });
});

test('[W4] [A31] the same tiles in another order fill other rows', () => {
  // The other way of the rulebook's example: the wool first, then the two fish.
  const t = table().seat(0, {
    figure: 'village',
    on: { village: 'wool 2 fish' },
    rows: ['2 fish', 'silver corn'],
  });
  t.play(0, store('wool', 3), store('fish', 1), store('fish', 4));
  expect(t.rows(0)).toEqual(['fish fish fish', 'silver corn', 'wool', 'fish']);
});

test('[W4] tiles are told one after another, each stored before the next is chosen', () => {
  const t = table().seat(0, { figure: 'village', on: { village: 'wood ore' } });
  expect(t.play(0, store('ore', 1))).toEqual([{ type: 'stored', seat: 0, good: 'ore', row: 1 }]);
  expect(t.offered(0, 'store')).toEqual([store('wood', 2)]);
  expect(t.on(0, 'village')).toBe('wood');
});

test('[W7] food is never stored, not even from an extra space', () => {
  const t = table().seat(0, { figure: 'village', extensions: ['X14'], on: { 'extension:X14': 'food' } });
  expect(t.offered(0, 'store')).toEqual([]);
  expect(t.refused(0, store('food', 1, 'extension:X14'))).toEqual({
    rejected: 'foodNeverStored',
    rule: 'W7',
    figures: { good: 'food', row: 1 },
  });
});

test('[W7] nor by an asset that stores', () => {
  const t = table({ traveler: 'full' }).traveler('mine');
  t.seat(0, {
    figure: 'mine',
    assets: ['caravan'],
    extensions: ['X14'],
    on: { 'extension:X14': 'food', 'asset:caravan': 'wool' },
  });
  expect(t.offered(0, 'store').map((move) => move.good)).toEqual(['wool']);
});

test('[W7] nor out of the planning spaces by an event', () => {
  const t = table({ traveler: 'full' }).seat(0, { planning: '3 food wool' }).event('Q23');
  t.play(0, { type: 'draw', count: 0 });
  t.play(1, { type: 'draw', count: 4 });
  expect(t.offered(0, 'store').map((move) => move.good)).toEqual(['wool']);
});

test('[W1] [W2] [W3] another pack has other depots: sizes and order follow its board', () => {
  const t = table({}, otherPack).seat(0, { figure: 'village', on: { village: '3 fish wool' } });
  const events = t.play(0, store('fish', 1), store('fish', 1), store('wool', 2), store('fish', 3));
  expect(events.filter((event) => event.type === 'rowCompleted')).toEqual([
    { type: 'rowCompleted', seat: 0, row: 1 },
  ]);
  expect(t.rows(0)).toEqual(['fish fish', 'wool', 'fish']);
  t.seat(0, { rows: ['2 fish', 'wool', 'fish', 'wood'], on: { village: 'ore' } }).turn(0);
  expect(t.play(0, store('ore', 5))).toContainEqual({ type: 'rowCompleted', seat: 0, row: 5 });
});
