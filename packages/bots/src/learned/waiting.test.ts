import { GOOD_COUNT, GOODS, LOCATIONS } from '@altiplano/rules/engine';
import { expect, test } from 'vitest';
import { paper, type Setting } from '../testing/paper.ts';
import { WAITING, writeWaiting } from './waiting.ts';

const LYING = 9;

/** What a net is told of tiles that wait: counts by place first, then the rest. */
function told(setting: Setting): Float64Array {
  const { board, sheet } = paper(setting);
  const inputs = new Float64Array(LYING + WAITING);
  writeWaiting(board, sheet, inputs, 0, LYING);
  return inputs;
}

function waitingAt(inputs: Float64Array, location: string, good: string): number {
  const place = (LOCATIONS as readonly string[]).indexOf(location);
  return inputs[LYING + place * GOOD_COUNT + (GOODS as readonly string[]).indexOf(good)];
}

/** Cards with all that they take, cards with a part of it, fares. */
function cardsAndFares(setting: Setting): number[] {
  return Array.from(told(setting).slice(-3));
}

test('a tile that waits at a location is told by place and good', () => {
  const inputs = told({ on: { farm: 'alpaca food' } });
  expect(waitingAt(inputs, 'farm', 'alpaca')).toBe(0.5);
  expect(waitingAt(inputs, 'farm', 'food')).toBe(0.5);
  expect(waitingAt(inputs, 'mine', 'food')).toBe(0);
  expect(inputs[(LOCATIONS as readonly string[]).indexOf('farm')]).toBeCloseTo(2 / 3, 9);
});

test('a card tells whether it has all that it takes, and food on movement spaces is counted', () => {
  expect(cardsAndFares({})).toEqual([0, 0, 0]);
  expect(cardsAndFares({ extensions: ['X13'], on: { 'extension:X13': 'food' } })).toEqual([0, 0.5, 0]);
  expect(cardsAndFares({ extensions: ['X13'], on: { 'extension:X13': '2 food' } })).toEqual([0.5, 0, 0]);
  expect(cardsAndFares({ on: { 'movement:1': 'food', 'movement:2': 'food' } })).toEqual([0, 0, 1]);
});
