import { WEIGHTS } from '@altiplano/bots';
import { expect, test } from 'vitest';
import { firstLeague, nextLeague } from './league.ts';

const found = (horizon: number): typeof WEIGHTS => ({ ...WEIGHTS, horizon }) as typeof WEIGHTS;

test('a run begins against the weights set by hand, and those it starts with', () => {
  expect(firstLeague(WEIGHTS)).toEqual([WEIGHTS]);
  expect(firstLeague(found(1))).toEqual([WEIGHTS, found(1)]);
});

test('now and then the mean joins; the oldest found leaves, the weights set by hand stay', () => {
  let league = firstLeague(WEIGHTS);
  const sizes: number[] = [];
  for (let generation = 1; generation <= 60; generation++) {
    league = nextLeague(league, generation, found(generation));
    sizes.push(league.length);
  }
  expect(sizes.slice(10, 13)).toEqual([1, 2, 2]);
  expect(Math.max(...sizes)).toBe(4);
  expect(league).toEqual([WEIGHTS, found(36), found(48), found(60)]);
});
