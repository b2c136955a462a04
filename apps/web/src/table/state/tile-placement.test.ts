import { createCell } from '@altiplano/client';
import { expect, test } from 'vitest';
import { EMPTY_HAND, type Hand } from './at-table.ts';
import { createTilePlacement, spaceName } from './tile-placement.ts';

test('the last space that was taken from is known after the hand is empty again', () => {
  const hand = createCell<Hand>(EMPTY_HAND);
  const tilePlacement = createTilePlacement(hand);
  hand.set({ target: 'thing:village:fish', key: spaceName('village', 2), aim: null });
  hand.set(EMPTY_HAND);
  expect(tilePlacement.taken('village')).toBe(2);
  expect(tilePlacement.taken('market')).toBeNull();
});

test('only the site that was pressed last knows where something lands', () => {
  const tilePlacement = createTilePlacement(createCell<Hand>(EMPTY_HAND));
  expect(tilePlacement.landed('village')).toBeNull();
  tilePlacement.land(spaceName('movement:1', 0));
  expect(tilePlacement.landed('movement:1')).toBe(0);
  tilePlacement.land(spaceName('village', 2));
  expect(tilePlacement.landed('movement:1')).toBeNull();
});
