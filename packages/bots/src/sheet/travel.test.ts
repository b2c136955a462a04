import { COIN, FARM, FOOD, HARBOR, MARKET, ROAD, VILLAGE } from '@altiplano/rules/engine';
import { expect, test } from 'vitest';
import { paper, thing } from '../testing/paper.ts';
import * as at from './sheet.ts';
import { noting, ON_SLOT } from './tiles.ts';
import { BY, travelTo } from './travel.ts';

/** Carts, then fares, as they stand beside and on the movement spaces. */
function movement(sheet: at.Sheet, slots: number): number[][] {
  return [at.CART, at.FARE].map((from) => Array.from(sheet.slice(from, from + slots)));
}

test('who is there already pays nothing', () => {
  const { board, sheet } = paper({ figure: 'farm', hand: 'food' });
  const before = sheet.slice();
  expect(travelTo(board, sheet, FARM, BY.any)).toBe(true);
  expect(sheet).toEqual(before);
});

test('[A2] a figure that has not been set stands anywhere for nothing', () => {
  const { board, sheet } = paper({});
  expect(travelTo(board, sheet, HARBOR, BY.any)).toBe(true);
  expect(sheet[at.FIGURE]).toBe(HARBOR);
  expect(sheet[at.FREE_CART_USES]).toBe(1);
});

test('[A10] the free cart goes anywhere once a round', () => {
  const { board, sheet } = paper({ figure: 'village' });
  expect(travelTo(board, sheet, HARBOR, BY.any)).toBe(true);
  expect(sheet[at.FREE_CART_USES]).toBe(0);
  expect(travelTo(board, sheet, VILLAGE, BY.any)).toBe(false);
});

test('[A11] a food carries one step, and is no longer kept', () => {
  const { board, sheet } = paper({ figure: 'village', on: { 'movement:2': 'food' }, hand: 'food' });
  expect(travelTo(board, sheet, MARKET, BY.fares)).toBe(true);
  expect(sheet[at.FREE_CART_USES]).toBe(1);
  expect(movement(sheet, 3)).toEqual([
    [0, 0, 0],
    [0, -1, 0],
  ]);
  expect(sheet[at.KEPT + FOOD]).toBe(1);
  expect(sheet[at.HAND + FOOD]).toBe(1);
});

test('[A11] a food beside a ready cart carries three steps, and the cart is used', () => {
  const { board, sheet } = paper({ figure: 'village', carts: [1], on: { 'movement:1': 'food' } });
  expect(travelTo(board, sheet, HARBOR, BY.fares)).toBe(true);
  expect(movement(sheet, 3)).toEqual([
    [2, 0, 0],
    [-1, 0, 0],
  ]);
});

test('for one step a food without a cart is spent before one beside a cart', () => {
  const { board, sheet } = paper({
    figure: 'village',
    carts: [1],
    on: { 'movement:1': 'food', 'movement:2': 'food' },
  });
  expect(travelTo(board, sheet, MARKET, BY.fares)).toBe(true);
  expect(movement(sheet, 3)).toEqual([
    [1, 0, 0],
    [1, -1, 0],
  ]);
});

test('what is missing is laid out of the hand, and noted for planning', () => {
  const { board, sheet } = paper({ figure: 'village', freeCartUsed: true, hand: '2 food' });
  const placements: number[] = [];
  expect(noting({ placements }, () => travelTo(board, sheet, ROAD, BY.any))).toBe(true);
  expect(placements).toEqual([ON_SLOT + 2, FOOD, ON_SLOT + 1, FOOD]);
  expect(sheet[at.HAND + FOOD]).toBe(0);
  expect(sheet[at.KEPT + FOOD]).toBe(0);
});

test('two food do not carry three steps', () => {
  const { board, sheet } = paper({ figure: 'village', freeCartUsed: true, hand: '2 food' });
  expect(travelTo(board, sheet, HARBOR, BY.any)).toBe(false);
});

test('[X17] a coin is a fare, and takes no food from what is kept', () => {
  const { board, sheet } = paper({
    figure: 'village',
    freeCartUsed: true,
    extensions: ['X17'],
    carts: [1],
    coins: 1,
    on: { farm: 'food' },
  });
  expect(travelTo(board, sheet, HARBOR, BY.any)).toBe(true);
  expect(sheet[at.COINS]).toBe(0);
  expect(sheet[at.SPARE_COINS]).toBe(0);
  expect(sheet[at.KEPT + FOOD]).toBe(1);
});

test('[X17] a coin that lies on a movement space since before is spent as such', () => {
  const { board, sheet } = paper({
    figure: 'village',
    extensions: ['X17'],
    on: { 'movement:3': 'coin', farm: 'food' },
  });
  expect(sheet[at.FARE + 2]).toBe(COIN + 1);
  expect(travelTo(board, sheet, MARKET, BY.fares)).toBe(true);
  expect(sheet[at.KEPT + FOOD]).toBe(1);
  expect(sheet[at.COINS]).toBe(0);
});

test('an asset makes another good a fare', () => {
  const { board, sheet } = paper(
    { figure: 'village', assets: ['glass-fare'], on: { 'movement:1': 'glass' } },
    { traveler: 'full' },
  );
  expect(travelTo(board, sheet, MARKET, BY.fares)).toBe(true);
  expect(sheet[at.KEPT + thing('glass')]).toBe(0);
  expect(sheet[at.OWN + thing('glass')]).toBe(1);
});

test('[G15] an asset for longer steps makes a food carry farther', () => {
  const { board, sheet } = paper(
    { figure: 'village', assets: ['long-stride'], on: { 'movement:1': 'food' } },
    { traveler: 'full' },
  );
  expect(board.footSteps).toBeGreaterThan(1);
  expect(travelTo(board, sheet, ROAD, BY.fares)).toBe(true);
});
