import { otherPack } from '@altiplano/pack/testing';
import { expect, test } from 'vitest';
import { type Good, goodIndex } from '../goods.ts';
import { table, type Table } from '../testing/table.ts';

const boat = (id: string | null) => ({ type: 'buildBoat', boat: id, extras: [] }) as const;
const house = (id: string | null) => ({ type: 'buildHouse', house: id, extras: [] }) as const;
const road = { type: 'buildRoad', extras: [] } as const;

const left = (t: Table, good: Good) => t.game.state.supply[goodIndex(good)];

test('[A29] two wood give a boat of choice and at once the good on it from the supply', () => {
  const t = table().seat(0, { figure: 'harbor', on: { harbor: '2 wood' } });
  const silver = left(t, 'silver');
  expect(t.play(0, boat('boat-silver'))).toEqual([
    { type: 'spent', seat: 0, thing: 'wood', source: 'harbor' },
    { type: 'spent', seat: 0, thing: 'wood', source: 'harbor' },
    { type: 'boatBuilt', seat: 0, boat: 'boat-silver' },
    { type: 'gained', seat: 0, good: 'silver' },
  ]);
  expect(t.container(0)).toBe('wood wood silver');
  expect(left(t, 'silver')).toBe(silver - 1);
});

test('[A29] every boat at the harbor may be chosen, none twice', () => {
  const t = table()
    .boatsLeft(['boat-ore', 'boat-glass'])
    .seat(0, { figure: 'harbor', on: { harbor: '2 wood' } })
    .seat(1, { figure: 'harbor', on: { harbor: '2 wood' } });
  expect(t.offered(0, 'buildBoat')).toEqual([boat('boat-ore'), boat('boat-glass')]);
  t.play(0, boat('boat-ore'), { type: 'endTurn' });
  expect(t.refused(1, boat('boat-ore'))).toEqual({
    rejected: 'cardGone',
    rule: 'S11',
    figures: { left: 1 },
  });
  expect(t.offered(1, 'buildBoat')).toEqual([boat('boat-glass')]);
});

test('[A29] one wood is not enough, and the boat is built only at the harbor', () => {
  const t = table().seat(0, { figure: 'harbor', on: { harbor: 'wood', road: 'wood' } });
  expect(t.refused(0, boat('boat-ore'))).toEqual({
    rejected: 'missing',
    rule: 'A29',
    figures: { thing: 'wood', needed: 2, own: 1 },
  });
  t.seat(0, { figure: 'village' });
  expect(t.refused(0, boat('boat-ore'))).toMatchObject({ rejected: 'elsewhere', rule: 'A2' });
});

test('[A29] a boat whose good has run out comes without it, and with no boat left the wood is paid for nothing', () => {
  const t = table()
    .boatsLeft(['boat-ore'])
    .seat(0, { figure: 'harbor', on: { harbor: '2 wood' } })
    .seat(1, { figure: 'harbor', on: { harbor: '2 wood' } })
    .supply({ ore: 0 });
  expect(t.refused(0, boat(null))).toMatchObject({
    rejected: 'cardsLeft',
    rule: 'S11',
    figures: { left: 1 },
  });
  expect(t.play(0, boat('boat-ore'), { type: 'endTurn' })).toContainEqual({
    type: 'ranOut',
    seat: 0,
    good: 'ore',
  });
  expect(t.play(1, boat(null)).at(-1)).toEqual({ type: 'noCardLeft', seat: 1 });
  expect(t.container(1)).toBe('wood wood');
});

test("[A29] a corn boat's corn is stored at once", () => {
  const t = table({ traveler: 'eventsOnly' }).seat(0, { figure: 'harbor', on: { harbor: '2 wood' } });
  t.play(0, boat('boat-corn'));
  expect(t.legal(0)).toEqual([{ type: 'storeCorn', row: 1 }]);
  t.play(0, { type: 'storeCorn', row: 1 });
  expect(t.container(0)).toBe('wood wood');
  expect(t.rows(0)).toEqual(['corn']);
});

test('[A30] two stone give a house of choice', () => {
  const t = table().seat(0, { figure: 'village', on: { village: '2 stone' } });
  expect(t.offered(0, 'buildHouse')).toHaveLength(10);
  expect(t.play(0, house('house-wool'))).toEqual([
    { type: 'spent', seat: 0, thing: 'stone', source: 'village' },
    { type: 'spent', seat: 0, thing: 'stone', source: 'village' },
    { type: 'houseBuilt', seat: 0, house: 'house-wool' },
  ]);
  expect(t.container(0)).toBe('stone stone');
  expect(t.score(0).houses).toBe(4);
});

test('[A30] one stone is not enough, and a house is there only once', () => {
  const t = table()
    .seat(0, { figure: 'village', on: { village: 'stone', mine: '' } })
    .seat(1, { houses: ['house-wool'] });
  expect(t.refused(0, house('house-ore'))).toEqual({
    rejected: 'missing',
    rule: 'A30',
    figures: { thing: 'stone', needed: 2, own: 1 },
  });
  t.seat(0, { on: { village: 'stone' } });
  expect(t.refused(0, house('house-wool'))).toMatchObject({ rejected: 'cardGone', figures: { left: 9 } });
});

test('[A30] with no house left the stone is paid for nothing', () => {
  const t = table()
    .housesLeft([])
    .seat(0, { figure: 'village', on: { village: '2 stone' } });
  expect(t.offered(0, 'buildHouse')).toEqual([house(null)]);
  expect(t.play(0, house(null)).at(-1)).toEqual({ type: 'noCardLeft', seat: 0 });
  expect(t.container(0)).toBe('stone stone');
});

test('[A37] stone and wood move the marker one space down; the first step is a fifth planning space', () => {
  const t = table().seat(0, { figure: 'road', on: { road: 'stone wood' } });
  expect(t.play(0, road)).toEqual([
    { type: 'spent', seat: 0, thing: 'stone', source: 'road' },
    { type: 'spent', seat: 0, thing: 'wood', source: 'road' },
    { type: 'roadBuilt', seat: 0, step: 1 },
  ]);
  expect(t.container(0)).toBe('wood stone');
  t.drawing();
  expect(t.offered(0, 'draw')).toEqual([{ type: 'draw', count: 5 }]);
  expect(t.offered(1, 'draw')).toEqual([{ type: 'draw', count: 4 }]);
});

test('[A37] the second step gives a corn from the road, which is stored at once', () => {
  const t = table().seat(0, { figure: 'road', road: 1, rows: ['fish'], on: { road: 'stone wood' } });
  const corn = left(t, 'corn');
  expect(t.play(0, road).at(-1)).toEqual({ type: 'roadBuilt', seat: 0, step: 2 });
  expect(t.legal(0)).toEqual([
    { type: 'storeCorn', row: 1 },
    { type: 'storeCorn', row: 2 },
  ]);
  t.play(0, { type: 'storeCorn', row: 1 });
  expect(t.rows(0)).toEqual(['fish corn']);
  expect(left(t, 'corn')).toBe(corn - 1);
  t.drawing();
  expect(t.offered(0, 'draw')).toEqual([{ type: 'draw', count: 5 }]);
});

test('[A37] planning spaces and corn alternate down to the eighth step, and there the road ends', () => {
  const t = table().seat(0, { figure: 'road' });
  const given: string[] = [];
  for (let step = 1; step <= 8; step++) {
    t.seat(0, { on: { road: 'stone wood' } }).play(0, road);
    const corn = t.offered(0, 'storeCorn');
    given.push(corn.length > 0 ? 'corn' : 'planning');
    if (corn.length > 0) t.play(0, corn[0]);
    t.turn(0);
  }
  expect(given).toEqual(['planning', 'corn', 'planning', 'corn', 'planning', 'corn', 'planning', 'corn']);
  t.seat(0, { on: { road: 'stone wood' } });
  expect(t.offered(0, 'buildRoad')).toEqual([]);
  expect(t.refused(0, road)).toEqual({ rejected: 'roadFinished', rule: 'A37', figures: { steps: 8 } });
});

test('[A37] stone alone or wood alone builds no road', () => {
  const t = table().seat(0, { figure: 'road', on: { road: '2 wood' } });
  expect(t.refused(0, road)).toEqual({
    rejected: 'missing',
    rule: 'A37',
    figures: { thing: 'stone', needed: 1, own: 0 },
  });
});

test('[A37] with other numbers: corn first, and the road ends after seven steps', () => {
  const t = table({}, otherPack).seat(0, { figure: 'road', on: { road: 'ore wood' } });
  expect(t.refused(0, road)).toMatchObject({
    rejected: 'missing',
    figures: { thing: 'food', needed: 1, own: 0 },
  });
  t.seat(0, { on: { road: 'food' } }).play(0, road, { type: 'storeCorn', row: 1 });
  t.turn(0)
    .seat(0, { road: 6, on: { road: 'ore wood food' } })
    .play(0, road);
  t.turn(0).seat(0, { on: { road: 'ore wood food' } });
  expect(t.refused(0, road)).toMatchObject({ rejected: 'roadFinished', figures: { steps: 7 } });
});

test('[A29] [A30] with other numbers: cards of the pack, each with its own good', () => {
  const t = table({}, otherPack).seat(0, { figure: 'harbor', on: { harbor: '2 wood' } });
  expect(t.offered(0, 'buildBoat')).toEqual([]);
  t.seat(0, { on: { harbor: 'stone' } }).play(0, boat('boat-wool-again'));
  expect(t.container(0)).toBe('wood wood stone wool');
  t.turn(0)
    .seat(0, { figure: 'village', on: { village: 'stone food' } })
    .play(0, house('house-food'));
  expect(t.score(0)).toMatchObject({ boats: 3, houses: 5 });
});
