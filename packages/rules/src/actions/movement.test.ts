import { otherPack } from '@altiplano/pack/testing';
import { expect, test } from 'vitest';
import type { Location } from '../locations.ts';
import { type SeatSetting } from '../testing/setting.ts';
import { table, type Table } from '../testing/table.ts';
import type { Means } from '../moves/fields.ts';

const RING: Location[] = ['village', 'market', 'road', 'harbor', 'farm', 'mine', 'forest'];
const by = (means: Means, location: Location) => ({ type: 'travel', location, means }) as const;
const act = { type: 'trade', source: 'farm', gain: 'food', action: 'farm-food' } as const;
const endTurn = { type: 'endTurn' } as const;

/** A player who has acted on the farm and may now move as the means allow. */
function acted(setting: SeatSetting, t: Table = table()): Table {
  t.ring(RING).seat(0, { ...setting, figure: 'farm', on: { farm: 'alpaca', ...setting.on } });
  t.play(0, act);
  return t;
}

function destinations(t: Table, means: Means): unknown[] {
  return t
    .offered(0, 'travel')
    .filter((move) => move.means === means)
    .map((move) => move.location);
}

test('[A10] the free cart goes one to three steps in either direction: everywhere but where it stands', () => {
  const t = acted({});
  expect(destinations(t, 'freeCart')).toEqual(['village', 'market', 'road', 'harbor', 'mine', 'forest']);
  expect(t.refused(0, by('freeCart', 'farm'))).toEqual({
    rejected: 'alreadyThere',
    rule: 'A10',
    figures: { location: 'farm' },
  });
});

test('[A10] the free cart costs nothing and serves once per round', () => {
  const t = acted({ on: { farm: '2 alpaca', 'movement:1': 'food' } });
  t.play(0, { type: 'finish' });
  expect(t.play(0, by('freeCart', 'market'))).toEqual([
    { type: 'traveled', seat: 0, from: 'farm', to: 'market', means: 'freeCart' },
  ]);
  expect(t.on(0, 'movement:1')).toBe('food');
  expect(t.refused(0, by('freeCart', 'farm'))).toMatchObject({ rejected: 'freeCartUsed', rule: 'A10' });
  t.play(0, endTurn);
  t.play(1, { type: 'pass' });
  expect(destinations(t, 'freeCart')).toEqual([]);
});

test('[A10] in the next round the free cart is ready again', () => {
  const t = acted({ freeCart: 1 }).endRound().turn(0);
  t.seat(0, { on: { farm: 'alpaca' } }).play(0, act);
  expect(destinations(t, 'freeCart')).toHaveLength(6);
});

test('[A11] a food on a movement space is one step to either side, once, and goes to the container', () => {
  const t = acted({ freeCart: 1, on: { 'movement:2': 'food' } });
  expect(t.offered(0, 'travel')).toEqual([by('movement:2', 'harbor'), by('movement:2', 'mine')]);
  expect(t.refused(0, by('movement:2', 'forest'))).toEqual({
    rejected: 'tooFar',
    rule: 'A11',
    figures: { location: 'forest', steps: 1, distance: 2 },
  });
  expect(t.play(0, by('movement:2', 'mine'))).toEqual([
    { type: 'traveled', seat: 0, from: 'farm', to: 'mine', means: 'movement:2' },
    { type: 'spent', seat: 0, thing: 'food', source: 'movement:2' },
  ]);
  expect(t.container(0)).toBe('food food alpaca');
  expect(t.refused(0, by('movement:2', 'farm'))).toEqual({
    rejected: 'movementEmpty',
    rule: 'A11',
    figures: { movement: 2 },
  });
});

test('[A11] the ring closes: the first and the last location are neighbours', () => {
  const t = acted({ freeCart: 1, on: { 'movement:1': 'food', 'movement:2': 'food', 'movement:3': 'food' } });
  t.play(0, by('movement:1', 'mine'), by('movement:2', 'forest'), by('movement:3', 'village'));
  expect(t.container(0)).toBe('food food food food alpaca');
});

test('[A11] a bought cart makes the move of its own space up to three steps, and of no other', () => {
  const t = acted({ freeCart: 1, carts: [2], on: { 'movement:1': 'food', 'movement:2': 'food' } });
  expect(destinations(t, 'movement:1')).toEqual(['harbor', 'mine']);
  expect(destinations(t, 'movement:2')).toEqual(['village', 'market', 'road', 'harbor', 'mine', 'forest']);
  t.play(0, by('movement:2', 'village'));
  expect(t.container(0)).toBe('food food alpaca');
  expect(t.game.state.seats[0].carts).toEqual([0, 2, 0]);
});

test('[A11] a cart beside an empty movement space carries nobody', () => {
  const t = acted({ freeCart: 1, carts: [1, 3], on: { 'movement:2': 'food' } });
  expect(t.refused(0, by('movement:3', 'mine'))).toEqual({
    rejected: 'movementEmpty',
    rule: 'A11',
    figures: { movement: 3 },
  });
  expect(t.offered(0, 'travel')).toEqual([by('movement:2', 'harbor'), by('movement:2', 'mine')]);
});

test('[A11] a used cart stands beside its space until the next round makes it ready', () => {
  const t = acted({ freeCart: 1, carts: [1], on: { 'movement:1': 'food' } });
  t.play(0, by('movement:1', 'village'));
  t.seat(0, { on: { 'movement:1': 'food' } });
  expect(destinations(t, 'movement:1')).toEqual(['market', 'forest']);
  t.endRound();
  expect(t.game.state.seats[0].carts).toEqual([1, 0, 0]);
});

test('[A12] moves of all kinds mix in any order before the action and after it', () => {
  const on = { farm: 'alpaca', 'movement:1': 'food', 'movement:2': 'food', 'movement:3': 'food' };
  const t = table()
    .ring(RING)
    .seat(0, { figure: 'village', carts: [2], on });
  const told = t.play(
    0,
    by('movement:1', 'forest'),
    by('movement:2', 'harbor'),
    by('movement:3', 'farm'),
    act,
    by('freeCart', 'market'),
    endTurn,
  );
  expect(told.flatMap((event) => (event.type === 'traveled' ? [event.to] : []))).toEqual([
    'forest',
    'harbor',
    'farm',
    'market',
  ]);
});

test('[A12] a second means may be used right after the first, and none needs to be', () => {
  const t = acted({ on: { 'movement:1': 'food', 'movement:2': 'food' } });
  t.play(0, by('freeCart', 'village'), by('movement:2', 'market'), endTurn);
  expect(t.on(0, 'movement:1')).toBe('food');
  expect(t.on(0, 'movement:2')).toBe('');
});

test('[G15] Q14 and the asset for longer steps do not add up, and leave carts as they are', () => {
  const t = table({ traveler: 'full' }).inForce('Q14');
  const on = { 'movement:1': 'food', 'movement:2': 'food' };
  acted({ freeCart: 1, assets: ['long-stride'], carts: [2], on }, t);
  expect(destinations(t, 'movement:1')).toEqual(['road', 'harbor', 'mine', 'forest']);
  expect(destinations(t, 'movement:2')).toHaveLength(6);
  expect(t.refused(0, by('movement:1', 'village'))).toMatchObject({
    rejected: 'tooFar',
    figures: { steps: 2, distance: 3 },
  });
});

test('[G15] with other numbers: the longer of event and asset counts on foot, and a cart still has three steps', () => {
  const on = { 'movement:1': 'food', 'movement:2': 'food' };
  const left = (assets: string[], carts: number[]) => {
    const t = table({ traveler: 'full' }, otherPack).inForce('Q14').ring(RING).traveler('road');
    t.seat(0, { figure: 'village', freeCart: 1, assets, carts, on });
    return t.refused(0, by('movement:1', 'market')).figures;
  };
  const figures = { location: 'market', stepsNeeded: 'none' };
  expect(left([], [])).toEqual({ ...figures, stepsLeft: 3 });
  expect(left(['long-stride'], [])).toEqual({ ...figures, stepsLeft: 4 });
  expect(left(['long-stride'], [2])).toEqual({ ...figures, stepsLeft: 3 });
});

test('[A11] with other numbers: each of four movement spaces carries on its own', () => {
  const on = { 'movement:1': 'food', 'movement:2': 'food', 'movement:3': 'food', 'movement:4': 'food' };
  const t = acted({ freeCart: 1, carts: [4], on }, table({}, otherPack));
  t.play(0, by('movement:3', 'mine'), by('movement:1', 'forest'), by('movement:2', 'village'));
  expect(destinations(t, 'movement:4')).toHaveLength(6);
  t.play(0, by('movement:4', 'farm'));
  expect(t.container(0)).toBe('food food food food food alpaca');
});
