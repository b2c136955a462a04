import { otherPack } from '@altiplano/pack/testing';
import { expect, test } from 'vitest';
import type { Location } from '../locations.ts';
import { type SeatSetting } from '../testing/setting.ts';
import { table, type Table } from '../testing/table.ts';
import type { Means } from '../moves/fields.ts';
import type { Thing } from '../goods.ts';

const RING: Location[] = ['village', 'market', 'road', 'harbor', 'farm', 'mine', 'forest'];
const by = (means: Means, location: Location) => ({ type: 'travel', location, means }) as const;
const place = (slot: number, thing: Thing) => ({ type: 'place', site: `movement:${slot}`, thing }) as const;
const act = { type: 'trade', source: 'farm', gain: 'food', action: 'farm-food' } as const;

function acted(setting: SeatSetting, t: Table = table()): Table {
  t.ring(RING).seat(0, { ...setting, figure: 'farm', freeCart: 1, on: { farm: 'alpaca', ...setting.on } });
  t.play(0, act);
  return t;
}

test('[X17] in planning a coin may be put on a movement space instead of food', () => {
  const t = table()
    .seat(0, { coins: 2, planning: 'food', extensions: ['X17'] })
    .planning();
  t.play(0, place(1, 'coin'), place(2, 'food'), place(3, 'coin'));
  expect(['movement:1', 'movement:2', 'movement:3'].map((site) => t.on(0, site))).toEqual([
    'coin',
    'food',
    'coin',
  ]);
  expect(t.game.state.seats[0].coins).toBe(0);
});

test('[X17] without it a movement space takes no coin, and with it still only one thing', () => {
  const t = table().seat(0, { coins: 2 }).planning();
  expect(t.refused(0, place(1, 'coin'))).toEqual({
    rejected: 'doesNotTake',
    rule: 'P5',
    figures: { thing: 'coin', site: 'movement:1' },
  });
  t.seat(0, { extensions: ['X17'] }).play(0, place(1, 'coin'));
  expect(t.refused(0, place(1, 'coin'))).toMatchObject({ rejected: 'siteFull', figures: { spaces: 1 } });
});

test('[X17] a coin carries one step, once, and goes to the supply', () => {
  const t = acted({ coins: 1, extensions: ['X17'], on: { 'movement:2': 'coin' } });
  expect(t.offered(0, 'travel')).toEqual([by('movement:2', 'harbor'), by('movement:2', 'mine')]);
  expect(t.play(0, by('movement:2', 'harbor'))).toEqual([
    { type: 'traveled', seat: 0, from: 'farm', to: 'harbor', means: 'movement:2' },
    { type: 'spent', seat: 0, thing: 'coin', source: 'movement:2' },
  ]);
  expect(t.game.state.seats[0].coins).toBe(1);
  expect(t.container(0)).toBe('food alpaca');
  expect(t.on(0, 'movement:2')).toBe('');
});

test('[X17] with a cart a coin carries three steps like food', () => {
  const t = acted({ carts: [2], extensions: ['X17'], on: { 'movement:2': 'coin' } });
  expect(t.offered(0, 'travel')).toHaveLength(6);
  t.play(0, by('movement:2', 'village'));
  expect(t.game.state.seats[0].carts).toEqual([0, 2, 0]);
});

test('[X17] [A3] coins on movement spaces count as means before the action too', () => {
  const t = table()
    .ring(RING)
    .seat(0, { figure: 'harbor', freeCart: 1, extensions: ['X17'] })
    .seat(0, { on: { mine: '2 food', 'movement:1': 'coin', 'movement:3': 'food' } });
  expect(t.legal(0)).toEqual([by('movement:1', 'farm'), by('movement:3', 'farm'), { type: 'pass' }]);
});

test('[X17] an unused coin may stay and serve in a later round', () => {
  const t = table()
    .ring(RING)
    .seat(0, { figure: 'harbor', extensions: ['X17'], on: { 'movement:1': 'coin' } });
  t.endRound()
    .turn(0)
    .seat(0, { freeCart: 1, on: { farm: 'alpaca' } });
  t.play(0, by('movement:1', 'farm'), act);
  expect(t.on(0, 'movement:1')).toBe('');
});

test('[X17] with other numbers: a good as fare goes to the container', () => {
  const t = table({}, otherPack)
    .seat(0, { coins: 1, planning: 'wood alpaca', extensions: ['X17'] })
    .planning();
  t.play(0, place(4, 'wood'));
  expect(t.refused(0, place(1, 'alpaca'))).toMatchObject({ rejected: 'doesNotTake', rule: 'P4' });
  expect(t.refused(0, place(1, 'coin'))).toMatchObject({ rejected: 'doesNotTake' });
  const later = acted({ extensions: ['X17'], on: { 'movement:4': 'wood' } }, table({}, otherPack));
  later.play(0, by('movement:4', 'mine'));
  expect(later.container(0)).toBe('food wood alpaca');
});

test('[X17] the asset for glass and the extension for coins serve side by side', () => {
  const t = acted(
    { extensions: ['X17'], assets: ['glass-fare'], on: { 'movement:1': 'coin', 'movement:3': 'glass' } },
    table({ traveler: 'full' }).traveler('road'),
  );
  t.play(0, by('movement:3', 'mine'), by('movement:1', 'farm'));
  expect(t.container(0)).toBe('food alpaca glass');
});
