import { expect, test } from 'vitest';
import { violations } from '../state/invariants.ts';
import { table } from '../testing/table.ts';

test('[W3] a good goes to its open row, and only once that is full may it start the next', () => {
  // The rulebook's example: two fish and a silver with a corn lie there; a wool and two fish come in.
  const t = table().seat(0, {
    figure: 'village',
    on: { village: 'wool 2 fish' },
    rows: ['2 fish', 'silver corn'],
  });
  expect(
    t.refused(0, { type: 'store', source: 'village', good: 'fish', row: 3, by: 'village' }),
  ).toMatchObject({
    rejected: 'rowOpen',
    rule: 'W3',
  });
  t.play(0, { type: 'store', source: 'village', good: 'fish', row: 1, by: 'village' });
  t.play(0, { type: 'store', source: 'village', good: 'fish', row: 3, by: 'village' });
  t.play(0, { type: 'store', source: 'village', good: 'wool', row: 4, by: 'village' });
  expect(t.rows(0)).toEqual(['fish fish fish', 'silver corn', 'fish', 'wool']);
  expect(violations(t.game)).toEqual([]);
});
