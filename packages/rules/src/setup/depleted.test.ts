import { expect, test } from 'vitest';
import { table } from '../testing/table.ts';

test('[S11] an action whose good has run out is legal: the cost is paid and nothing is gained', () => {
  const t = table()
    .seat(0, { figure: 'forest', on: { forest: '2 food' } })
    .supply({ wood: 0 });
  const events = t.play(0, { type: 'produce', action: 'forest-wood', gain: 'wood', extras: [] });
  expect(events).toContainEqual({ type: 'ranOut', seat: 0, good: 'wood' });
  expect(t.on(0, 'forest')).toBe('');
  expect(t.container(0)).toBe('food food');
});

test('[S11] so it is on role tiles and extensions', () => {
  const t = table()
    .seat(0, { role: 'fisherman', figure: 'harbor', extensions: ['X11'] })
    .seat(0, { on: { role: 'food', 'extension:X11': '2 fish' } })
    .supply({ fish: 0, cacao: 0 });
  const role = t.play(0, { type: 'use', site: 'role', gain: 'fish', extras: [] }, { type: 'endTurn' });
  expect(role).toContainEqual({ type: 'ranOut', seat: 0, good: 'fish' });
  t.turn(0).play(0, { type: 'use', site: 'extension:X11', gain: 'cacao', extras: [] });
  expect(t.container(0)).toBe('food fish fish');
});

test('[S11] if fewer are left than earned, one gets those left', () => {
  const t = table()
    .seat(0, { figure: 'farm', on: { farm: '2 alpaca' } })
    .supply({ food: 1 });
  const trade = { type: 'trade', source: 'farm', gain: 'food', action: 'farm-food' } as const;
  expect(t.play(0, trade)).toContainEqual({ type: 'gained', seat: 0, good: 'food' });
  expect(t.play(0, trade)).toContainEqual({ type: 'ranOut', seat: 0, good: 'food' });
  expect(t.container(0)).toBe('food alpaca alpaca');
});

test('[S11] of several options a depleted one may be named', () => {
  const t = table()
    .seat(0, { figure: 'harbor', extensions: ['X12'], on: { 'extension:X12': 'fish' } })
    .supply({ ore: 0 });
  expect(t.offered(0, 'use').map((move) => move.gain)).toEqual(['ore', 'stone', 'wood']);
  const events = t.play(0, { type: 'use', site: 'extension:X12', gain: 'ore', extras: [] });
  expect(events).toContainEqual({ type: 'ranOut', seat: 0, good: 'ore' });
  expect(t.container(0)).toBe('fish');
});

test('[S11] so may a depleted one of the three that cacao gives', () => {
  const t = table()
    .seat(0, { figure: 'forest', on: { forest: 'cacao' } })
    .supply({ glass: 0 });
  t.play(0, { type: 'trade', source: 'forest', gain: 'glass', action: 'forest-cacao' });
  expect(t.container(0)).toBe('cacao');
});

test('[S11] gains cannot be refused: no move of the action does without', () => {
  const t = table().seat(0, { figure: 'harbor', extensions: ['X12'], on: { 'extension:X12': 'fish' } });
  expect(t.refused(0, { type: 'use', site: 'extension:X12', gain: null, extras: [] })).toMatchObject({
    rejected: 'notOffered',
  });
  t.play(0, { type: 'use', site: 'extension:X12', gain: 'wood', extras: [] });
  expect(t.container(0)).toBe('wood fish');
});

test('[S11] with no boats left the wood is paid for nothing', () => {
  const t = table()
    .seat(0, { figure: 'harbor', on: { harbor: '2 wood' } })
    .boatsLeft([]);
  expect(t.offered(0, 'buildBoat')).toEqual([{ type: 'buildBoat', boat: null, extras: [] }]);
  const events = t.play(0, { type: 'buildBoat', boat: null, extras: [] });
  expect(events).toContainEqual({ type: 'noCardLeft', seat: 0 });
  expect(t.container(0)).toBe('wood wood');
  expect(t.game.state.seats[0].boats).toBe(0);
});

test('[S11] a boat whose good has run out is gained all the same', () => {
  const t = table()
    .seat(0, { figure: 'harbor', on: { harbor: '2 wood' } })
    .supply({ glass: 0 });
  const events = t.play(0, { type: 'buildBoat', boat: 'boat-glass', extras: [] });
  expect(events).toContainEqual({ type: 'boatBuilt', seat: 0, boat: 'boat-glass' });
  expect(events).toContainEqual({ type: 'ranOut', seat: 0, good: 'glass' });
  expect(t.container(0)).toBe('wood wood');
});

test('[S11] with no houses left the stone is paid for nothing', () => {
  const t = table()
    .seat(0, { figure: 'village', on: { village: '2 stone' } })
    .housesLeft([]);
  t.play(0, { type: 'buildHouse', house: null, extras: [] });
  expect(t.container(0)).toBe('stone stone');
  expect(t.game.state.seats[0].houses).toBe(0);
});

test('[S11] with no orders left the coin is paid for nothing', () => {
  const t = table().seat(0, { figure: 'market', coins: 2 }).ordersLeft([]);
  const events = t.play(0, { type: 'takeOrder', order: null });
  expect(events).toContainEqual({ type: 'noCardLeft', seat: 0 });
  expect(t.game.state.seats[0]).toMatchObject({ coins: 1, order: -1 });
});

test('[S11] while cards are there, one of them must be taken', () => {
  const t = table().seat(0, { figure: 'harbor', coins: 1, on: { harbor: '2 wood', village: '2 stone' } });
  const none = { rejected: 'cardsLeft', rule: 'S11' };
  expect(t.refused(0, { type: 'buildBoat', boat: null, extras: [] })).toMatchObject(none);
  t.seat(0, { figure: 'village' });
  expect(t.refused(0, { type: 'buildHouse', house: null, extras: [] })).toMatchObject(none);
  t.seat(0, { figure: 'market' });
  expect(t.refused(0, { type: 'takeOrder', order: null })).toMatchObject(none);
});

test('[S11] a card that someone has cannot be had again', () => {
  const t = table()
    .seat(1, { boats: ['boat-ore'] })
    .seat(0, { figure: 'harbor', on: { harbor: '2 wood' } });
  expect(t.refused(0, { type: 'buildBoat', boat: 'boat-ore', extras: [] })).toMatchObject({
    rejected: 'cardGone',
    rule: 'S11',
  });
});

test('[S11] the road goes on when its corn has run out', () => {
  const t = table()
    .seat(0, { figure: 'road', road: 1, on: { road: 'stone wood' } })
    .supply({ corn: 0 });
  const events = t.play(0, { type: 'buildRoad', extras: [] });
  expect(events).toContainEqual({ type: 'ranOut', seat: 0, good: 'corn' });
  expect(t.game.state.seats[0].road).toBe(2);
  expect(t.rows(0)).toEqual([]);
});

test('[S11] but a cart must really be there', () => {
  const t = table().seat(0, { figure: 'village', coins: 3 }).carts(0);
  expect(t.offered(0, 'buyCart')).toEqual([]);
  expect(t.refused(0, { type: 'buyCart', movement: 1 })).toMatchObject({
    rejected: 'noCartLeft',
    rule: 'S11',
  });
});

test('[S11] and so must an extension', () => {
  const t = table().seat(0, { figure: 'market', coins: 9 }).strip([null, 'X6', null]);
  expect(t.offered(0, 'buyExtension')).toEqual([{ type: 'buyExtension', extension: 'X6' }]);
  t.strip([]);
  expect(t.offered(0, 'buyExtension')).toEqual([]);
  expect(t.refused(0, { type: 'buyExtension', extension: 'X6' })).toMatchObject({ rejected: 'notOnStrip' });
});

test('[S11] coins never run out', () => {
  const t = table()
    .seat(1, { coins: 500 })
    .seat(0, { coins: 500, figure: 'market', on: { market: 'glass' } });
  t.play(0, { type: 'sell', source: 'market', good: 'glass' });
  expect(t.game.state.seats[0].coins).toBe(503);
});
