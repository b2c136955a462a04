import { expect, test } from 'vitest';
import { type Location } from '../locations.ts';
import { newTable, table } from '../testing/table.ts';

const RING: Location[] = ['village', 'market', 'road', 'harbor', 'farm', 'mine', 'forest'];
const wool = { type: 'produce', action: 'farm-wool', gain: 'wool', extras: [] } as const;
const food = { type: 'trade', source: 'farm', gain: 'food', action: 'farm-food' } as const;
const pass = { type: 'pass' } as const;
const endTurn = { type: 'endTurn' } as const;

test('[A1] a turn is any moves, one action and any moves, told in that order', () => {
  const t = table()
    .ring(RING)
    .seat(0, { figure: 'harbor', on: { farm: 'alpaca food', 'movement:1': 'food' } });
  const told = t.play(
    0,
    { type: 'travel', location: 'farm', means: 'movement:1' },
    wool,
    { type: 'travel', location: 'market', means: 'freeCart' },
    endTurn,
  );
  expect(told.map((event) => event.type)).toEqual([
    'traveled',
    'spent',
    'acted',
    'spent',
    'spent',
    'gained',
    'traveled',
    'turnEnded',
  ]);
  expect(t.legal(0)).toEqual([]);
  expect(t.legalTypes(1)).toContain('pass');
});

test('[A1] a turn has exactly one action', () => {
  const t = table().seat(0, { figure: 'farm', coins: 5, on: { farm: '2 alpaca', role: 'food' } });
  t.play(0, food, { type: 'finish' });
  expect(t.legalTypes(0)).toEqual(['endTurn', 'travel']);
  expect(t.refused(0, food)).toMatchObject({ rejected: 'alreadyActed', rule: 'A1' });
  expect(t.refused(0, { type: 'buyCart', movement: 1 })).toMatchObject({
    rejected: 'alreadyActed',
    rule: 'A1',
  });
});

test('[A1] a turn without an action is a pass, and one with an action is none', () => {
  const t = table().seat(0, { figure: 'farm', on: { farm: 'alpaca food' } });
  expect(t.refused(0, endTurn)).toMatchObject({ rejected: 'actFirst', rule: 'A1' });
  t.play(0, wool);
  expect(t.refused(0, pass)).toMatchObject({ rejected: 'alreadyActed', rule: 'A1' });
});

test('[A1] after planning the starting player acts first', () => {
  const t = newTable({ players: 3, startingSeat: 2 });
  for (const seat of [0, 1, 2]) t.play(seat, { type: 'draw', count: 4 });
  for (const seat of [2, 0, 1]) t.play(seat, { type: 'declare' });
  expect([0, 1, 2].map((seat) => t.legal(seat).length > 0)).toEqual([false, false, true]);
  expect(t.refused(0, pass)).toEqual({ rejected: 'notYourTurn', rule: 'A1', figures: { waitsFor: 2 } });
});

test('[A1] turns go round clockwise; who has passed is out, and the last one goes on alone', () => {
  const t = table({ players: 3, startingSeat: 1 }).turn(1);
  for (const seat of [0, 1]) t.seat(seat, { figure: 'farm', on: { farm: '2 alpaca' } });
  const toMove = () => [0, 1, 2].filter((seat) => t.legal(seat).length > 0);
  t.play(1, food, { type: 'finish' }, endTurn);
  expect(toMove()).toEqual([2]);
  t.play(2, pass);
  expect(t.refused(2, food)).toEqual({ rejected: 'alreadyPassed', rule: 'A1', figures: { waitsFor: 0 } });
  t.play(0, food, { type: 'finish' }, endTurn);
  expect(toMove()).toEqual([1]);
  t.play(1, food, endTurn);
  expect(toMove()).toEqual([0]);
  t.play(0, food, endTurn);
  t.play(1, pass);
  expect(toMove()).toEqual([0]);
  t.seat(0, { on: { farm: 'alpaca' } }).play(0, food, endTurn);
  expect(toMove()).toEqual([0]);
});

test('[A1] the phase ends when all have passed', () => {
  const t = table({ players: 3 }).seat(1, { figure: 'farm', on: { farm: 'alpaca' } });
  t.play(0, pass);
  t.play(1, food, endTurn);
  expect(t.play(2, pass)).toEqual([{ type: 'passed', seat: 2 }]);
  expect(t.play(1, pass)).toContainEqual({ type: 'roundBegan', round: 2 });
});

test('[A2] an action needs the own figure on its location', () => {
  const t = table()
    .seat(0, { figure: 'mine', on: { farm: 'alpaca food' } })
    .seat(1, { figure: 'farm' });
  expect(t.refused(0, wool)).toEqual({
    rejected: 'elsewhere',
    rule: 'A2',
    figures: { location: 'farm', figure: 'mine' },
  });
  t.play(0, { type: 'travel', location: 'farm', means: 'freeCart' }, wool);
  expect(t.container(0)).toBe('food alpaca wool');
});

test('[A2] before the first action the figure is set on any location, and no cart is used for it', () => {
  const t = table().seat(0, { on: { farm: 'alpaca food' } });
  expect(t.refused(0, wool)).toEqual({
    rejected: 'figureNotSet',
    rule: 'A2',
    figures: { location: 'farm' },
  });
  expect(t.refused(0, { type: 'travel', location: 'farm', means: 'freeCart' })).toMatchObject({
    rejected: 'figureNotSet',
    rule: 'A2',
  });
  expect(t.offered(0, 'setFigure').map((move) => move.location)).toEqual([
    'village',
    'market',
    'road',
    'harbor',
    'farm',
    'mine',
    'forest',
  ]);
  expect(t.play(0, { type: 'setFigure', location: 'farm' })).toEqual([
    { type: 'figureSet', seat: 0, location: 'farm' },
  ]);
  t.play(0, wool);
  expect(t.offered(0, 'travel')).toHaveLength(6);
});

test('[A2] the figure is set only once', () => {
  const t = table().seat(0, { on: { farm: '2 alpaca' } });
  t.play(0, { type: 'setFigure', location: 'farm' });
  expect(t.refused(0, { type: 'setFigure', location: 'mine' })).toEqual({
    rejected: 'figureOnBoard',
    rule: 'A2',
    figures: { figure: 'farm' },
  });
  t.play(0, food, { type: 'finish' }, endTurn);
  t.play(1, pass);
  expect(t.offered(0, 'setFigure')).toEqual([]);
});

test('[A4] nobody has to act: what was prepared stays and serves in a later round', () => {
  const t = table().seat(0, { figure: 'farm', on: { farm: 'alpaca food' } });
  t.play(0, pass);
  t.play(1, pass);
  expect(t.on(0, 'farm')).toBe('alpaca food');
  for (const seat of [0, 1]) t.play(seat, { type: 'draw', count: 4 });
  for (const seat of [1, 0]) t.play(seat, { type: 'declare' });
  t.play(1, pass);
  t.play(0, wool);
  expect(t.container(0)).toBe('food alpaca wool');
});

test('[A6] building a house and storing are two actions of the village on two turns', () => {
  const store = { type: 'store', source: 'village', good: 'fish', row: 1, by: 'village' } as const;
  const t = table().seat(0, { figure: 'village', on: { village: '2 stone fish' } });
  t.play(0, { type: 'buildHouse', house: 'house-fish', extras: [] });
  expect(t.refused(0, store)).toMatchObject({ rejected: 'alreadyActed' });
  t.play(0, endTurn);
  t.play(1, pass);
  t.play(0, store);
  expect(t.rows(0)).toEqual(['fish']);
});

test('[A6] an action is repeated on a later turn, as long as its tiles are there', () => {
  const t = table().seat(0, { figure: 'farm', on: { farm: '2 alpaca' } });
  t.play(0, food, { type: 'finish' }, endTurn);
  t.play(1, pass);
  t.play(0, food, endTurn);
  expect(t.container(0)).toBe('food food alpaca alpaca');
  expect(t.refused(0, food)).toMatchObject({ rejected: 'notThere', rule: 'A20' });
});

test('[G40] a turn ends only when its player says so, even with nothing left to do', () => {
  const t = table().seat(0, { figure: 'farm', freeCart: 1, on: { farm: 'alpaca' } });
  t.play(0, food);
  expect(t.legal(0)).toEqual([{ type: 'endTurn' }]);
  expect(t.legal(1)).toEqual([]);
  expect(t.play(0, endTurn)).toEqual([{ type: 'turnEnded', seat: 0 }]);
  expect(t.legal(1)).toContainEqual({ type: 'pass' });
});

test('[G47] who passes before ever acting has no figure on the board, and the traveler walks past nobody there', () => {
  const t = table({ traveler: 'full' }).ring(RING).traveler('road').seat(1, { figure: 'harbor' });
  t.play(0, pass);
  expect(t.play(1, pass)).toContainEqual({ type: 'travelerMoved', location: 'farm' });
  expect(t.game.state.seats[0].figure).toBe(-1);
});

test('[G47] the free setting waits for the first action, in whatever round that is', () => {
  const t = table().seat(0, { on: { farm: 'alpaca' } });
  t.play(0, pass);
  t.play(1, pass);
  t.turn(0);
  expect(t.play(0, { type: 'setFigure', location: 'farm' }, food).map((event) => event.type)).toEqual([
    'figureSet',
    'acted',
    'spent',
    'gained',
  ]);
});
