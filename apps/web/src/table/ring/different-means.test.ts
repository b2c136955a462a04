import type { Means, PlayerView } from '@altiplano/rules/engine';
import { expect, test } from 'vitest';
import { indexed } from '../play/choices.ts';
import { differentMeans } from './different-means.ts';

const own = {
  sites: { 'movement:1': ['food'], 'movement:2': ['coin'], 'movement:3': ['food'], 'movement:4': ['food'] },
  carts: ['ready', 'used', 'none', 'none'],
} as unknown as PlayerView;

function ways(...means: Means[]) {
  return indexed(
    means.map((each) => ({
      moves: [{ type: 'travel', location: 'mine', means: each }],
      path: ['place:mine'],
    })),
  ).from('place:mine');
}

test('of the ways to a place the cheapest comes first', () => {
  const all = ways('movement:1', 'movement:2', 'movement:3', 'freeCart');
  expect(differentMeans(all, own)).toEqual(['freeCart', 'movement:3', 'movement:2', 'movement:1']);
});

test('ways that use up the same are shown once', () => {
  expect(differentMeans(ways('movement:3', 'movement:4'), own)).toEqual(['movement:3']);
});

test('nobody who only looks on has ways', () => {
  expect(differentMeans(ways('freeCart'), null)).toEqual([]);
});
