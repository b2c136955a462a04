import { expect, test } from 'vitest';
import { createDice } from '../dice.ts';
import { createEvolution } from './cma-es.ts';

const TARGET = [3, -2, 0.5, 10];
const SCALE = [1, 1, 0.2, 4];

function error(point: readonly number[]): number {
  return point.reduce((sum, value, i) => sum + ((value - TARGET[i]) / SCALE[i]) ** 2, 0);
}

/** Searches for so many generations; what is measured wavers by up to `noise`. */
function search(generations: number, noise: number, seed = 'search') {
  const dice = createDice(seed);
  const evolution = createEvolution([0, 0, 0, 0], SCALE, 12, dice);
  for (let i = 0; i < generations; i++) {
    const measured = evolution.ask().map((point) => ({
      point,
      cost: error(point) + noise * dice.fraction(),
    }));
    evolution.tell(measured.sort((a, b) => a.cost - b.cost).map(({ point }) => point));
  }
  return evolution;
}

test('it finds the lowest point', () => {
  expect(error(search(80, 0).mean)).toBeLessThan(1e-3);
});

test('it comes near the lowest point though every measurement wavers', () => {
  const start = error([0, 0, 0, 0]);
  for (const seed of ['one', 'two', 'three']) {
    expect(error(search(80, 3, seed).mean)).toBeLessThan(start / 20);
  }
});

test('it looks more closely as it comes nearer', () => {
  expect(search(80, 0).spread()).toBeLessThan(0.1);
});

test('the same dice lead the same way', () => {
  expect(search(10, 1).mean).toEqual(search(10, 1).mean);
});

test('it asks for as many samples as its population, around the mean', () => {
  const evolution = createEvolution([5, 5], [0.001, 0.001], 7, createDice('around'));
  const samples = evolution.ask();
  expect(samples).toHaveLength(7);
  for (const sample of samples) for (const value of sample) expect(Math.abs(value - 5)).toBeLessThan(0.01);
});
