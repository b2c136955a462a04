import { listProvenance, shippedPack } from '@altiplano/pack';
import { expect, test } from 'vitest';
import { byTable, placeIn } from './by-table.ts';

test.each([
  ['roles[0] (woodcutter).goods', 'woodcutter', 'goods'],
  ['goods.food.value', 'food', 'value'],
  ['supply.food', 'food', ''],
  ['board.spaces.village', 'spaces', 'village'],
  ['carts', '', ''],
])('%s stands at %s, %s', (path, row, field) => {
  expect(placeIn(path)).toEqual({ row, field });
});

test('no value of the pack is lost', () => {
  const rows = listProvenance(shippedPack);
  const groups = byTable(rows);
  expect(groups.flatMap((group) => group.rows)).toHaveLength(rows.length);
  expect(groups.map(({ table }) => table)).toContain('extensions');
});
