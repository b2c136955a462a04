import { otherPack } from '@altiplano/pack/testing';
import { expect, test } from 'vitest';
import { table } from '../testing/table.ts';
import type { Good, Thing } from '../goods.ts';
import type { SiteName } from '../components/sites.ts';

const place = (site: SiteName, thing: Thing) => ({ type: 'place', site, thing }) as const;
const store = (good: Good, row: number) =>
  ({ type: 'store', source: 'village', good, row, by: 'village' }) as const;
const house = { type: 'buildHouse', house: 'house-ore', extras: [] } as const;
const X19 = 'extension:X19';

test('[X19] two more village spaces: five tiles may be planned there instead of three', () => {
  const t = table()
    .seat(0, { limit: 8, planning: '6 fish', extensions: ['X19'] })
    .planning();
  t.play(0, place('village', 'fish'), place('village', 'fish'), place('village', 'fish'));
  expect(t.refused(0, place('village', 'fish'))).toMatchObject({
    rejected: 'siteFull',
    figures: { spaces: 3 },
  });
  t.play(0, place(X19, 'fish'), place(X19, 'fish'));
  expect(t.refused(0, place(X19, 'fish'))).toMatchObject({ rejected: 'siteFull', figures: { spaces: 2 } });
});

test('[X19] they take what the village takes: every good but food and corn, and no coin', () => {
  const goods = 'wood stone fish alpaca cacao ore wool cloth silver glass';
  const t = table()
    .seat(0, { coins: 1, planning: `food ${goods}`, extensions: ['X19'] })
    .planning();
  const takes = t.offered(0, 'place').flatMap((move) => (move.site === X19 ? [move.thing] : []));
  expect(takes).toEqual(goods.split(' '));
});

test('[X19] tiles there serve every basic action of the village', () => {
  const t = table().seat(0, { figure: 'village', extensions: ['X19'], on: { [X19]: '2 stone' } });
  expect(t.offered(0, 'store')).toEqual([store('stone', 1)]);
  t.play(0, house);
  expect(t.container(0)).toBe('stone stone');
  expect(t.on(0, X19)).toBe('');
});

test('[X19] [A7] tiles there and tiles of the village itself combine in one action', () => {
  const on = { village: 'stone fish', [X19]: 'stone ore' };
  const built = table().seat(0, { figure: 'village', extensions: ['X19'], on });
  built.play(0, house);
  expect([built.on(0, 'village'), built.on(0, X19)]).toEqual(['fish', 'ore']);
  const stored = table().seat(0, { figure: 'village', extensions: ['X19'], on });
  stored.play(0, store('fish', 1), store('ore', 2), store('stone', 3), store('stone', 3));
  expect(stored.rows(0)).toEqual(['fish', 'ore', 'stone stone']);
});

test('[X19] of equal tiles those on the extension are used first', () => {
  const on = { village: 'fish 2 stone', [X19]: 'fish stone' };
  const t = table().seat(0, { figure: 'village', extensions: ['X19'], on });
  t.play(0, store('fish', 1), { type: 'finish' }, { type: 'endTurn' });
  expect([t.on(0, 'village'), t.on(0, X19)]).toEqual(['fish stone stone', 'stone']);
  t.play(1, { type: 'pass' });
  t.play(0, house);
  expect([t.on(0, 'village'), t.on(0, X19)]).toEqual(['fish stone', '']);
});

test('[X19] they serve the village only', () => {
  const on = { [X19]: '2 stone', road: 'wood', market: 'fish' };
  const t = table().seat(0, { figure: 'road', extensions: ['X19'], on });
  expect(t.refused(0, { type: 'buildRoad', extras: [] })).toMatchObject({ rejected: 'missing', rule: 'A37' });
  t.seat(0, { figure: 'market' });
  expect(t.offered(0, 'sell')).toEqual([]);
});

test('[X19] the extension is no action of its own and no extra space', () => {
  const t = table().seat(0, { figure: 'village', extensions: ['X19'], on: { [X19]: 'fish' } });
  expect(t.refused(0, { type: 'use', site: X19, gain: 'fish', extras: [] })).toMatchObject({
    rejected: 'noActionThere',
    rule: 'A7',
  });
  expect(t.refused(0, { ...store('fish', 1), source: X19 })).toMatchObject({
    rejected: 'notASource',
    rule: 'A7',
  });
});

test('[X19] with a tile on an extra space: all three kinds of space serve one action', () => {
  const on = { village: 'fish', [X19]: 'ore', 'extension:X14': 'wool' };
  const t = table().seat(0, { figure: 'village', extensions: ['X19', 'X14'], on });
  t.play(0, store('fish', 1), store('ore', 2), { ...store('wool', 3), source: 'extension:X14' });
  expect(t.rows(0)).toEqual(['fish', 'ore', 'wool']);
});

test('[X19] with other numbers: three more spaces of the mine', () => {
  const stone = { type: 'produce', action: 'mine-stone', gain: 'stone', extras: [] } as const;
  const t = table({}, otherPack).seat(0, { extensions: ['X19'], planning: 'fish 2 food 2 ore', coins: 1 });
  t.planning();
  expect(t.refused(0, place(X19, 'fish'))).toMatchObject({ rejected: 'doesNotTake' });
  t.play(0, place('mine', 'food'), place(X19, 'ore'), place(X19, 'food'), place(X19, 'ore'));
  for (const seat of [0, 1]) t.play(seat, { type: 'declare' });
  t.seat(0, { figure: 'mine' }).play(0, stone, { type: 'endTurn' });
  expect([t.on(0, 'mine'), t.on(0, X19)]).toEqual(['food', 'ore']);
  t.play(1, { type: 'pass' });
  t.play(0, stone);
  expect(t.container(0)).toBe('food food stone stone ore ore');
});
