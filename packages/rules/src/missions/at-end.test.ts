import { otherPack } from '@altiplano/pack/testing';
import { expect, test } from 'vitest';
import type { GameEvent } from '../log/told.ts';
import { type SeatSetting } from '../testing/setting.ts';
import { table, type Table } from '../testing/table.ts';

function last(...seats: SeatSetting[]): Table {
  const t = table({ players: seats.length < 2 ? 2 : seats.length, missions: true, traveler: 'full' });
  for (const [seat, setting] of seats.entries()) t.seat(seat, setting);
  return t.lastRound();
}

/** All pass: what the end reveals. */
function end(t: Table): GameEvent[] {
  const events = t.game.state.seats.flatMap((_, seat) => t.play(seat, { type: 'pass' }));
  expect(events.at(-1)).toEqual({ type: 'gameEnded' });
  return events.filter((event) => event.type === 'missionFulfilled');
}

function points(mission: string, setting: SeatSetting, other: SeatSetting = {}): number {
  const t = last({ ...setting, missions: [mission] }, other);
  const told = end(t).length;
  expect(told).toBe(t.score(0).missions > 0 ? 1 : 0);
  return t.score(0).missions;
}

test('[I5] 3 silver and 3 cloth at the end: both, and more is as good', () => {
  const mission = 'silver-and-cloth';
  expect(points(mission, { container: '3 silver 3 cloth' })).toBe(6);
  expect(points(mission, { container: '2 silver 3 cloth' })).toBe(0);
  expect(points(mission, { container: '3 silver 2 cloth' })).toBe(0);
  expect(points(mission, { container: '6 silver' })).toBe(0);
  expect(points(mission, { container: '4 silver 5 cloth' })).toBe(6);
});

test('[I5] 4 glass at the end', () => {
  expect([3, 4, 5].map((glass) => points('four-glass', { bag: `${glass} glass` }))).toEqual([0, 6, 6]);
});

test.each([
  ['most-ore', 'ore'],
  ['most-stone', 'stone'],
])('[I5] [G50] %s: more than each other player; a tie at the top is nobody’s', (mission, good) => {
  const own = (mine: number, theirs: number): number =>
    points(mission, { bag: `${mine} ${good}` }, { bag: `${theirs} ${good}` });
  expect([own(2, 1), own(4, 1), own(2, 2), own(1, 2)]).toEqual([4, 4, 0, 0]);
});

test('[G50] nobody has any: nobody has the most', () => {
  expect([points('most-ore', {}), points('most-stone', {})]).toEqual([0, 0]);
});

test.each([
  ['each other counts, not their sum', '3 ore', '2 ore', '2 ore', 4],
  ['one tile is enough against none', 'ore', '', '', 4],
  ['a tie with one of them', '3 ore', '', '3 ore', 0],
])('[G50] three players: %s', (_, mine, second, third, worth) => {
  const t = last({ bag: mine, missions: ['most-ore'] }, { bag: second }, { bag: third });
  end(t);
  expect(t.score(0).missions).toBe(worth);
});

test('[G50] tied at the top, neither of two holders gets it', () => {
  const holder = { bag: '2 ore', missions: ['most-ore'] };
  expect(end(last(holder, holder, { bag: 'ore' }))).toEqual([]);
});

test('[T16] at least 3 assets at the end', () => {
  const assets = ['loom', 'broker', 'curator', 'caravan'];
  const owning = (count: number): number => points('three-assets', { assets: assets.slice(0, count) });
  expect([2, 3, 4].map(owning)).toEqual([0, 4, 4]);
});

test('[T16] the third asset fulfils nothing before the end', () => {
  const t = last({
    assets: ['loom', 'broker'],
    missions: ['three-assets'],
    figure: 'road',
    on: { strip: 'food' },
  });
  const bought = t.play(
    0,
    { type: 'buyAsset', source: 'strip', good: 'food', asset: 'opal-wash' },
    { type: 'endTurn' },
  );
  expect(bought.map((event) => event.type)).not.toContain('missionFulfilled');
  t.play(1, { type: 'pass' });
  expect(t.play(0, { type: 'pass' })).toContainEqual({
    type: 'missionFulfilled',
    seat: 0,
    mission: 'three-assets',
  });
});

test.each<[string, SeatSetting, number]>([
  ['every place of an own tile', { bag: 'glass', container: 'glass', planning: 'glass', rows: ['glass'] }, 6],
  [
    'action spaces, extra space and strip',
    { extensions: ['X14'], on: { market: '2 glass', 'extension:X14': 'glass', strip: 'glass' } },
    6,
  ],
  ['not an open order', { bag: '3 glass', order: 'fish-fish-ore-glass', delivered: 'glass' }, 0],
  ['not a fulfilled order', { bag: '3 glass', fulfilled: ['fish-fish-ore-glass'] }, 0],
  ['not a trading space', { bag: '3 glass', trading: 'glass' }, 0],
  ['not the corn that stands in', { bag: '2 glass', rows: ['glass 2 corn'] }, 0],
])('[I4] end-of-game conditions count the tiles of the scoring: %s', (_, setting, expected) => {
  expect(points('four-glass', setting)).toBe(expected);
});

test('[I4] what others have on orders and trading spaces does not count for the most', () => {
  const other = { trading: '2 ore', order: 'wood-ore-ore-silver', delivered: '2 ore' };
  expect(points('most-ore', { bag: 'ore' }, other)).toBe(4);
});

test.each<[string, SeatSetting]>([
  ['four-glass', { container: '4 glass' }],
  ['silver-and-cloth', { container: '3 silver 3 cloth' }],
  ['most-ore', { container: 'ore' }],
  ['most-stone', { container: 'stone' }],
  ['three-assets', { assets: ['loom', 'broker', 'curator'] }],
])('[I2] [I4] in the middle of the game %s stays face down', (mission, setting) => {
  const t = table({ missions: true, traveler: 'full' }).seat(0, { ...setting, missions: [mission] });
  t.seat(0, { figure: 'village', on: { village: 'fish' } });
  expect(t.play(0, t.offered(0, 'store')[0]).map((event) => event.type)).toEqual(['stored']);
  expect(t.game.state.seats[0].missionDone).toEqual([0, 0]);
});

test('[I4] at the end missions are revealed in turn order, before the game is over', () => {
  const t = last(
    { bag: '4 glass', missions: ['four-glass'] },
    { bag: 'ore stone', missions: ['most-ore', 'most-stone'] },
  );
  expect(end(t)).toEqual([
    { type: 'missionFulfilled', seat: 0, mission: 'four-glass' },
    { type: 'missionFulfilled', seat: 1, mission: 'most-ore' },
    { type: 'missionFulfilled', seat: 1, mission: 'most-stone' },
  ]);
});

test('[I4] missions are checked again after X24: a row completed by it', () => {
  const t = last({
    extensions: ['X24'],
    bag: '2 fish',
    rows: ['2 fish'],
    missions: ['first-row', 'first-fish-row'],
  });
  t.play(0, { type: 'pass' });
  t.play(1, { type: 'pass' });
  const told = t.play(0, { type: 'store', source: 'hand', good: 'fish', row: 1, by: 'village' });
  expect(told.filter((event) => event.type === 'missionFulfilled')).toEqual([
    { type: 'missionFulfilled', seat: 0, mission: 'first-row' },
    { type: 'missionFulfilled', seat: 0, mission: 'first-fish-row' },
  ]);
});

test('[I4] [X24] tiles stored by X24 count for the missions about what is stored', () => {
  const t = last({
    extensions: ['X24'],
    bag: 'alpaca',
    rows: ['2 alpaca'],
    missions: ['three-alpaca'],
  }).endRound();
  expect(t.score(0).missions).toBe(0);
  const told = t.play(0, { type: 'store', source: 'hand', good: 'alpaca', row: 1, by: 'village' });
  expect(told).toContainEqual({ type: 'missionFulfilled', seat: 0, mission: 'three-alpaca' });
  expect(t.score(0)).toMatchObject({ missions: 4, rows: 2 });
});

test('[I2] [G17] fulfilled is final, even if an event opens the row again', () => {
  const t = table({ missions: true, traveler: 'eventsOnly' }).seat(0, {
    missions: ['three-rows'],
    figure: 'village',
  });
  t.seat(0, { rows: ['2 fish corn', '3 wood', '2 ore', 'wool'], on: { village: 'ore' } });
  t.play(0, { type: 'store', source: 'village', good: 'ore', row: 3, by: 'village' });
  t.event('Q22').play(0, { type: 'moveCorn', from: 1, to: 4 });
  expect(t.score(0)).toMatchObject({ missions: 4, rows: 3 + 4 });
});

test('[I2] a mission is revealed once, whatever is stored after', () => {
  const t = table({ missions: true }).seat(0, { missions: ['three-alpaca'], figure: 'village' });
  t.seat(0, { rows: ['alpaca'], on: { village: '3 alpaca' } });
  const types = [1, 1, 2].flatMap((row) =>
    t
      .play(0, { type: 'store', source: 'village', good: 'alpaca', row, by: 'village' })
      .map((event) => event.type),
  );
  expect(types.filter((type) => type === 'missionFulfilled')).toHaveLength(1);
});

test('[I3] two fulfilled missions score both', () => {
  const t = last({ bag: '4 glass ore', missions: ['four-glass', 'most-ore'] });
  end(t);
  expect(t.score(0)).toMatchObject({ missions: 6 + 4, goods: 18, total: 28 });
});

test('[I5] another pack: each of three goods, and the most of another', () => {
  const t = table({ missions: true }, otherPack).seat(0, {
    missions: ['wood-stone-and-fish', 'most-alpaca'],
  });
  t.seat(0, { bag: 'wood stone fish alpaca' }).seat(1, { bag: 'alpaca' });
  expect(t.score(0).missions).toBe(9);
});
