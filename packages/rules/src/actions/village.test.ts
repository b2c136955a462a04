import { otherPack } from '@altiplano/pack/testing';
import { expect, test } from 'vitest';
import type { Location } from '../locations.ts';
import { table } from '../testing/table.ts';
import type { Good } from '../goods.ts';
import type { Source } from '../moves/fields.ts';

const RING: Location[] = ['village', 'market', 'road', 'harbor', 'farm', 'mine', 'forest'];
const store = (good: Good, row: number, source: Source = 'village') =>
  ({ type: 'store', source, good, row, by: 'village' }) as const;
const cart = (movement: number) => ({ type: 'buyCart', movement }) as const;
const endTurn = { type: 'endTurn' } as const;
const pass = { type: 'pass' } as const;

test('[A31] one or more goods go into the warehouse in one action, and not into the container', () => {
  const t = table().seat(0, { figure: 'village', on: { village: 'wool fish ore' } });
  expect(t.play(0, store('fish', 1), store('wool', 2), store('ore', 3), endTurn)).toEqual([
    { type: 'stored', seat: 0, good: 'fish', row: 1 },
    { type: 'stored', seat: 0, good: 'wool', row: 2 },
    { type: 'stored', seat: 0, good: 'ore', row: 3 },
    { type: 'turnEnded', seat: 0 },
  ]);
  expect(t.rows(0)).toEqual(['fish', 'wool', 'ore']);
  expect(t.container(0)).toBe('');
  expect(t.on(0, 'village')).toBe('');
});

test('[A31] it may stop after one good, and the others stay in the village', () => {
  const t = table().seat(0, { figure: 'village', on: { village: 'fish ore' } });
  t.play(0, store('fish', 1), { type: 'finish' });
  expect(t.on(0, 'village')).toBe('ore');
  expect(t.rows(0)).toEqual(['fish']);
});

test('[A31] food is never stored, not even from an extra space', () => {
  const t = table().seat(0, { figure: 'village', extensions: ['X14'], on: { 'extension:X14': 'food' } });
  expect(t.offered(0, 'store')).toEqual([]);
  expect(t.refused(0, store('food', 1, 'extension:X14'))).toMatchObject({
    rejected: 'foodNeverStored',
    rule: 'W7',
  });
});

test('[A31] only what lies in the village is stored, and only by a figure there', () => {
  const t = table().seat(0, { figure: 'village', on: { market: 'fish', village: 'ore' } });
  expect(t.refused(0, store('fish', 1))).toEqual({
    rejected: 'notThere',
    rule: 'A31',
    figures: { thing: 'fish', site: 'village' },
  });
  expect(t.refused(0, store('fish', 1, 'market'))).toEqual({
    rejected: 'notASource',
    rule: 'A7',
    figures: { thing: 'fish', site: 'market' },
  });
  t.seat(0, { figure: 'market' });
  expect(t.refused(0, store('ore', 1))).toMatchObject({ rejected: 'elsewhere', rule: 'A2' });
});

test('[G43] storing stores at least one tile: there is no empty storing', () => {
  const t = table().seat(0, { figure: 'village', on: { village: 'fish' } });
  expect(t.legalTypes(0)).toEqual(['pass', 'store']);
  expect(t.refused(0, { type: 'finish' })).toMatchObject({ rejected: 'notNow' });
});

test('[G43] a tile that fits nowhere cannot be chosen, while others can', () => {
  const rows = ['corn', 'wood', 'stone', 'fish', 'alpaca', 'cacao', 'ore', 'cloth', 'silver', 'glass'];
  const t = table().seat(0, { figure: 'village', rows, on: { village: 'wool fish' } });
  expect(t.offered(0, 'store')).toEqual([store('fish', 4)]);
  t.play(0, store('fish', 4));
  expect(t.on(0, 'village')).toBe('wool');
  expect(t.legalTypes(0)).toEqual(['endTurn', 'travel']);
});

test("[G43] X25's corn is no part of storing goods, nor goods of storing corn", () => {
  const held = { extensions: ['X25'], on: { village: 'fish', 'extension:X25': 'corn' } };
  const t = table().seat(0, { figure: 'village', ...held });
  t.play(0, store('fish', 1));
  expect(t.offered(0, 'storeHeldCorn')).toEqual([]);
  const other = table().seat(0, { figure: 'village', ...held });
  other.play(0, { type: 'storeHeldCorn', extension: 'X25', row: 1 });
  expect(other.legalTypes(0)).toEqual(['endTurn', 'travel']);
  expect(other.refused(0, store('fish', 2))).toMatchObject({ rejected: 'alreadyActed' });
});

test('[A32] one coin buys a cart from the village, set beside a movement space of choice', () => {
  const t = table().seat(0, { figure: 'village', coins: 2 });
  const carts = t.game.state.carts;
  expect(t.offered(0, 'buyCart')).toEqual([cart(1), cart(2), cart(3)]);
  expect(t.play(0, cart(3))).toEqual([
    { type: 'coinsPaid', seat: 0, coins: 1 },
    { type: 'cartBought', seat: 0, movement: 3 },
  ]);
  expect(t.game.state.seats[0]).toMatchObject({ coins: 1, carts: [0, 0, 1] });
  expect(t.game.state.carts).toBe(carts - 1);
});

test('[A32] the new cart is usable at once', () => {
  const t = table()
    .ring(RING)
    .seat(0, { figure: 'village', coins: 1, freeCart: 1, on: { 'movement:2': 'food' } });
  t.play(0, cart(2), { type: 'travel', location: 'farm', means: 'movement:2' }, endTurn);
  expect(t.game.state.seats[0].carts).toEqual([0, 2, 0]);
});

test('[A32] one cart per round; in the next round another', () => {
  const t = table().seat(0, { figure: 'village', coins: 3 });
  t.play(0, cart(1), endTurn);
  t.play(1, pass);
  expect(t.refused(0, cart(2))).toMatchObject({ rejected: 'oncePerRound', rule: 'A32' });
  t.endRound().turn(0).play(0, cart(2));
  expect(t.game.state.seats[0].carts).toEqual([1, 1, 0]);
});

test('[A32] beside a movement space with a cart there is no room for a second', () => {
  const t = table().seat(0, { figure: 'village', coins: 1, carts: [2] });
  expect(t.offered(0, 'buyCart')).toEqual([cart(1), cart(3)]);
  expect(t.refused(0, cart(2))).toEqual({ rejected: 'cartThere', rule: 'A32', figures: { movement: 2 } });
});

test('[A32] at most four carts in all, the free one counted', () => {
  const t = table({ players: 5 }).seat(0, { figure: 'village', coins: 1, carts: [1, 2, 3] });
  expect(t.offered(0, 'buyCart')).toEqual([]);
  const four = table({ players: 5 }, otherPack).seat(0, { figure: 'village', coins: 2, carts: [1] });
  expect(four.offered(0, 'buyCart')).toEqual([cart(2), cart(3), cart(4)]);
  expect(four.seat(0, { coins: 1 }).refused(0, cart(3))).toMatchObject({ figures: { needed: 2, own: 1 } });
  four.seat(0, { carts: [4] });
  expect(four.refused(0, cart(3))).toEqual({
    rejected: 'enoughCarts',
    rule: 'A32',
    figures: { carts: 3 },
  });
});

test('[A32] a cart must really be there', () => {
  const t = table().seat(0, { figure: 'village', coins: 1 }).carts(0);
  expect(t.offered(0, 'buyCart')).toEqual([]);
  expect(t.refused(0, cart(1))).toMatchObject({ rejected: 'noCartLeft', rule: 'S11' });
});

test('[A32] carts are bought in the village only', () => {
  const t = table().seat(0, { figure: 'market', coins: 1 });
  expect(t.refused(0, cart(1))).toMatchObject({ rejected: 'elsewhere', rule: 'A2' });
});

test('[A38] a cart is paid from coins in hand, not from coins on cards or movement spaces', () => {
  const t = table().seat(0, {
    figure: 'village',
    extensions: ['X17', 'X23'],
    on: { 'movement:1': 'coin', 'extension:X23': '3 coin' },
  });
  expect(t.refused(0, cart(2))).toEqual({
    rejected: 'tooFewCoins',
    rule: 'A38',
    figures: { needed: 1, own: 0 },
  });
  t.seat(0, { coins: 1 }).play(0, cart(2));
  expect(t.on(0, 'extension:X23')).toBe('coin coin coin');
});
