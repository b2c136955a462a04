import { steadyPack } from '@altiplano/pack/testing';
import { createGame, DEFAULT_OPTIONS, isRejection, type State } from '@altiplano/rules/engine';
import { expect, test } from 'vitest';
import { applyPatch, numbersOf, takeChanges } from './numbers.ts';

function start(): State {
  const game = createGame({ components: steadyPack, options: DEFAULT_OPTIONS, seed: 'numbers' });
  if (isRejection(game)) throw new Error(game.rejected);
  return game.state;
}

/** The same position with the properties of every object the other way round. */
function reversed<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).toReversed()) as T;
}

test('a patch means the same to whoever holds the properties in another order', () => {
  const before = start();
  const after = start();
  after.round = 3;
  after.pile.reverse();
  for (const [number, seat] of after.seats.entries()) {
    seat.coins += 5 + number;
    seat.bag.reverse();
  }
  const numbers = numbersOf(before);
  const known = new Int32Array(numbers.count);
  takeChanges(numbers, known);
  const patch = takeChanges(numbersOf(after), known);
  const other = { ...reversed(before), seats: before.seats.map(reversed) };
  expect(Object.keys(other)[0]).not.toBe(Object.keys(before)[0]);
  expect(applyPatch(other, patch)).toBe(true);
  expect(other).toEqual(after);
});

test('a place that there is not is refused, and nothing is changed', () => {
  const state = start();
  const { count } = numbersOf(state);
  for (const patch of [[count, 1], [-1, 1], [0]]) expect(applyPatch(state, patch)).toBe(false);
  expect(state).toEqual(start());
});
