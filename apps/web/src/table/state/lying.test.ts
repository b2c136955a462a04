import { createCell } from '@altiplano/client';
import { expect, test } from 'vitest';
import { EMPTY_HAND, type Hand } from './at-table.ts';
import { createLying, spaceName } from './lying.ts';

test('the last space that was taken from is known after the hand is empty again', () => {
  const hand = createCell<Hand>(EMPTY_HAND);
  const lying = createLying(hand);
  hand.set({ target: 'thing:village:fish', key: spaceName('village', 2), aim: null });
  hand.set(EMPTY_HAND);
  expect(lying.taken('village')).toBe(2);
  expect(lying.taken('market')).toBeNull();
});

test('only the site that was pressed last knows where something lands', () => {
  const lying = createLying(createCell<Hand>(EMPTY_HAND));
  expect(lying.landed('village')).toBeNull();
  lying.land(spaceName('movement:1', 0));
  expect(lying.landed('movement:1')).toBe(0);
  lying.land(spaceName('village', 2));
  expect(lying.landed('movement:1')).toBeNull();
});
