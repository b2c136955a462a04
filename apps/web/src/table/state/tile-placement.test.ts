import { createCell } from '@altiplano/client';
import { expect, test } from 'vitest';
import { EMPTY_SELECTION, type Selection } from './at-table.ts';
import { createTilePlacement, spaceName } from './tile-placement.ts';

test('the last space that was taken from is known after the selection is empty again', () => {
  const selection = createCell<Selection>(EMPTY_SELECTION);
  const tilePlacement = createTilePlacement(selection);
  selection.set({ target: 'thing:village:fish', key: spaceName('village', 2), aim: null });
  selection.set(EMPTY_SELECTION);
  expect(tilePlacement.taken('village')).toBe(2);
  expect(tilePlacement.taken('market')).toBeNull();
});

test('only the site that was pressed last knows where something lands', () => {
  const tilePlacement = createTilePlacement(createCell<Selection>(EMPTY_SELECTION));
  expect(tilePlacement.landed('village')).toBeNull();
  tilePlacement.land(spaceName('movement:1', 0));
  expect(tilePlacement.landed('movement:1')).toBe(0);
  tilePlacement.land(spaceName('village', 2));
  expect(tilePlacement.landed('movement:1')).toBeNull();
});
