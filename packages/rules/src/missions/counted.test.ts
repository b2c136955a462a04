import { otherPack } from '@altiplano/pack/testing';
import { expect, test } from 'vitest';
import type { GameEvent } from '../log/told.ts';
import { type SeatSetting } from '../testing/setting.ts';
import { table, type Table } from '../testing/table.ts';
import type { Good } from '../goods.ts';
import type { MoveType } from '../moves/move.ts';

type Act = (t: Table) => GameEvent[];

/** Takes the first legal move of each of these types in turn. */
function first(...types: MoveType[]): Act {
  return (t) => types.flatMap((type) => t.play(0, t.offered(0, type)[0]));
}

interface Case {
  readonly mission: string;
  readonly points: number;
  /** What the act needs, the same in all three positions. */
  readonly ready: SeatSetting;
  readonly act: Act;
  /** After the act: one below the minimum, just the minimum, one more. */
  readonly below: SeatSetting;
  readonly least: SeatSetting;
  readonly above: SeatSetting;
}

function storing(good: Good): SeatSetting {
  return { figure: 'village', on: { village: good } };
}

function delivering(order: string, delivered: string, last: string): SeatSetting {
  return { figure: 'market', order, delivered, on: { market: last } };
}

const FISH_ORDER = delivering('wood-wood-stone-fish', '2 wood stone', 'fish');
const LEFT = ['3 fish', '3 wood', '3 stone', '3 alpaca', '3 ore'];

const CASES: Case[] = [
  {
    mission: 'three-orders',
    points: 6,
    ready: FISH_ORDER,
    act: first('deliver'),
    below: { fulfilled: ['fish-fish-wood-ore'] },
    least: { fulfilled: ['fish-fish-wood-ore', 'alpaca-alpaca-fish-cacao'] },
    above: { fulfilled: ['fish-fish-wood-ore', 'alpaca-alpaca-fish-cacao', 'wood-stone-ore-wool'] },
  },
  {
    mission: 'three-alpaca',
    points: 4,
    ready: storing('alpaca'),
    act: first('store'),
    below: { rows: ['alpaca corn'] },
    least: { rows: ['2 alpaca'] },
    above: { rows: ['3 alpaca'] },
  },
  {
    mission: 'seven-kinds',
    points: 5,
    ready: storing('cacao'),
    act: first('store'),
    below: { rows: ['2 fish', '3 wood', 'stone', 'alpaca', 'ore'] },
    least: { rows: ['fish corn', 'wood', 'stone', 'alpaca', 'ore'] },
    above: { rows: ['fish corn', 'wood', 'stone', 'alpaca', 'ore', 'wool'] },
  },
  {
    mission: 'twenty-goods',
    points: 5,
    ready: storing('wool'),
    act: first('store'),
    below: { rows: [...LEFT, '3 cacao'] },
    least: { rows: [...LEFT, '3 cacao corn'] },
    above: { rows: [...LEFT, '3 cacao corn', 'silver'] },
  },
  {
    mission: 'four-rows-without-corn',
    points: 6,
    ready: storing('ore'),
    act: first('store'),
    below: { rows: ['3 fish', '3 wood', '2 stone corn', '2 ore'] },
    least: { rows: ['3 fish', '3 wood', '3 stone', '2 ore', 'alpaca 2 corn'] },
    above: { rows: ['3 fish', '3 wood', '3 stone', '3 alpaca', '2 ore'] },
  },
  {
    mission: 'three-rows',
    points: 4,
    ready: storing('ore'),
    act: first('store'),
    below: { rows: ['3 fish', '2 wood', '2 ore'] },
    least: { rows: ['3 fish', '2 wood corn', '2 ore'] },
    above: { rows: ['3 fish', '3 corn', '3 stone', '2 ore'] },
  },
  {
    mission: 'five-corn',
    points: 4,
    ready: { figure: 'road', road: 1, on: { road: 'stone wood' } },
    act: first('buildRoad', 'storeCorn'),
    below: { rows: ['fish 2 corn', 'wood corn'] },
    least: { rows: ['fish 2 corn', 'wood 2 corn'] },
    above: { rows: ['3 corn', 'wood 2 corn'] },
  },
  {
    mission: 'three-boats',
    points: 4,
    ready: { figure: 'harbor', on: { harbor: '2 wood' } },
    act: first('buildBoat'),
    below: { boats: ['boat-ore'] },
    least: { boats: ['boat-ore', 'boat-glass'] },
    above: { boats: ['boat-ore', 'boat-glass', 'boat-wool'] },
  },
  {
    mission: 'three-houses',
    points: 4,
    ready: { figure: 'village', on: { village: '2 stone' } },
    act: first('buildHouse'),
    below: { houses: ['house-ore'] },
    least: { houses: ['house-ore', 'house-glass'] },
    above: { houses: ['house-ore', 'house-glass', 'house-wool'] },
  },
  {
    mission: 'four-cacao',
    points: 4,
    ready: storing('cacao'),
    act: first('store'),
    below: { rows: ['2 cacao corn'] },
    least: { rows: ['3 cacao'] },
    above: { rows: ['3 cacao', 'cacao'] },
  },
  {
    mission: 'order-boat-and-house',
    points: 4,
    ready: FISH_ORDER,
    act: first('deliver'),
    below: { houses: ['house-ore', 'house-glass'] },
    least: { houses: ['house-ore'], boats: ['boat-ore'] },
    above: { houses: ['house-ore'], boats: ['boat-ore', 'boat-wool'], fulfilled: ['fish-fish-wood-ore'] },
  },
  {
    mission: 'two-wool-or-cloth-orders',
    points: 5,
    // An order that asks for both counts once.
    ready: delivering('stone-alpaca-wool-cloth', 'stone wool cloth', 'alpaca'),
    act: first('deliver'),
    below: { fulfilled: ['fish-fish-wood-ore'] },
    least: { fulfilled: ['wood-stone-ore-wool'] },
    above: { fulfilled: ['wood-stone-ore-wool', 'cacao-cloth-silver-glass'] },
  },
];

function reached({ mission, ready, act }: Case, more: SeatSetting): { told: GameEvent[]; points: number } {
  const t = table({ players: 5, missions: true });
  t.seat(0, { ...ready, ...more, missions: [mission] });
  const told = act(t).filter((event) => event.type === 'missionFulfilled');
  return { told, points: t.score(0).missions };
}

for (const one of CASES) {
  const told = [{ type: 'missionFulfilled', seat: 0, mission: one.mission }];

  test(`[I5] [I2] [I3] ${one.mission}: the minimum reveals it at once and scores`, () => {
    expect(reached(one, one.least)).toEqual({ told, points: one.points });
  });

  test(`[I5] [I4] ${one.mission}: one below is not enough`, () => {
    expect(reached(one, one.below)).toEqual({ told: [], points: 0 });
  });

  test(`[I5] [I4] ${one.mission}: the condition is a minimum, more is as good`, () => {
    expect(reached(one, one.above)).toEqual({ told, points: one.points });
  });
}

test('[I5] order, boat and house: the boat or the house may come last', () => {
  const mission = { missions: ['order-boat-and-house'], fulfilled: ['fish-fish-wood-ore'] };
  const boat = table({ missions: true }).seat(0, { ...mission, houses: ['house-ore'], figure: 'harbor' });
  boat.seat(0, { on: { harbor: '2 wood' } });
  expect(first('buildBoat')(boat).map((event) => event.type)).toContain('missionFulfilled');
  const house = table({ missions: true }).seat(0, { ...mission, boats: ['boat-ore'], figure: 'village' });
  house.seat(0, { on: { village: '2 stone' } });
  expect(first('buildHouse')(house).map((event) => event.type)).toContain('missionFulfilled');
});

test.each<[string, SeatSetting]>([
  ['order', { boats: ['boat-ore'], houses: ['house-ore', 'house-fish'] }],
  ['boat', { fulfilled: ['fish-fish-wood-ore'], houses: ['house-ore'] }],
  ['house', { fulfilled: ['fish-fish-wood-ore'], boats: ['boat-ore'] }],
])('[I5] order, boat and house: not without the %s', (_, setting) => {
  const t = table({ missions: true }).seat(0, { ...setting, missions: ['order-boat-and-house'] });
  expect(t.score(0).missions).toBe(0);
});

test('[I5] what others fulfilled, built or stored does not count for the holder', () => {
  const t = table({ players: 5, missions: true });
  t.seat(0, { missions: ['two-wool-or-cloth-orders', 'three-boats'], fulfilled: ['wood-stone-ore-wool'] });
  t.seat(1, { fulfilled: ['fish-stone-wool-cacao'], boats: ['boat-ore', 'boat-wool', 'boat-fish'] });
  expect(t.score(0).missions).toBe(0);
});

test('[I5] corn waiting on X25 is not stored: neither a kind nor a good', () => {
  const t = table({ players: 5, missions: true }).seat(0, { missions: ['seven-kinds', 'twenty-goods'] });
  t.seat(0, { ...storing('cacao'), rows: [...LEFT, '3 cacao'], extensions: ['X25'] });
  t.seat(0, { on: { 'extension:X25': '2 corn' } });
  expect(first('store')(t).map((event) => event.type)).toEqual(['stored', 'rowCompleted']);
  expect(t.score(0).missions).toBe(0);
});

test('[I5] [W9] corn that stands in for alpaca or cacao is no alpaca and no cacao', () => {
  const t = table({ missions: true }).seat(0, { missions: ['three-alpaca', 'four-cacao'] });
  t.seat(0, { rows: ['2 alpaca corn', '3 cacao', 'corn'] });
  expect(t.score(0).missions).toBe(0);
});

test.each<[string, SeatSetting, number]>([
  ['two-fish', { rows: ['fish'] }, 0],
  ['two-fish', { rows: ['2 fish'] }, 2],
  ['two-boats', { boats: ['boat-ore'] }, 0],
  ['three-corn', { rows: ['2 corn', 'fish corn'] }, 2],
  ['one-fish-order', { fulfilled: ['corn-fish-food'] }, 3],
  ['one-fish-order', { fulfilled: ['stone-alpaca'] }, 0],
])('[I5] minimums, goods and points are those of the pack: %s', (mission, setting, points) => {
  const t = table({ missions: true }, otherPack).seat(0, { ...setting, missions: [mission] });
  expect(t.score(0).missions).toBe(points);
});
