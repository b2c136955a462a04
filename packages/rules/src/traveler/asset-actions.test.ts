import { otherPack, steadyPack } from '@altiplano/pack/testing';
import { expect, test } from 'vitest';
import type { ReadableMove } from '../moves/shapes.ts';
import { violations } from '../state/invariants.ts';
import { type SeatSetting } from '../testing/setting.ts';
import { table, type Table } from '../testing/table.ts';
import type { Good } from '../goods.ts';
import type { Source } from '../moves/fields.ts';

/** Seat 0 meets the traveler at the farm with things on its asset. */
function met(asset: string, lying: string, setting: SeatSetting = {}, pack = steadyPack): Table {
  const t = table({ traveler: 'full' }, pack)
    .traveler('farm')
    .seat(0, { figure: 'farm', assets: [asset], ...setting });
  return t.seat(0, { on: { [`asset:${asset}`]: lying } });
}

function use(asset: string, gain: Good | null = null): ReadableMove {
  return { type: 'use', site: `asset:${asset}`, gain, extras: [] };
}

function caravan(good: Good, row: number, source: Source = 'asset:caravan'): ReadableMove {
  return { type: 'store', source, good, row, by: 'asset:caravan' };
}

interface Result {
  readonly container: string;
  readonly coins: number;
  readonly opals: number;
  readonly points: number;
}

function outcome(t: Table): Result {
  const { coins, opals, points } = t.game.state.seats[0];
  return { container: t.container(0), coins, opals, points };
}

const NONE: Result = { container: '', coins: 0, opals: 0, points: 0 };

test.each<[string, string, Good | null, Partial<Result>]>([
  ['opal-wash', 'food', null, { container: 'food', opals: 2 }],
  ['loom', 'wool', 'cloth', { container: 'wool cloth' }],
  ['smelter', 'ore', 'silver', { container: 'ore silver' }],
  ['herd-swap', 'fish', 'alpaca', { container: 'fish alpaca', coins: 1 }],
  ['glassworks', 'cacao', 'glass', { container: 'cacao glass', opals: 1 }],
  ['jeweller', 'silver', null, { container: 'silver', points: 3 }],
  ['courier', '2 coin', null, { points: 3 }],
])(
  '[T13] [G49] %s: what lay on it is used up, tiles into the container, coins to the supply',
  (id, pays, gain, got) => {
    const t = met(id, pays);
    expect(t.offered(0, 'use')).toEqual([use(id, gain)]);
    t.play(0, use(id, gain));
    expect(outcome(t)).toEqual({ ...NONE, ...got });
    expect(t.on(0, `asset:${id}`)).toBe('');
    expect(violations(t.game)).toEqual([]);
  },
);

test('[T13] every asset of the pack is proven here or among the permanent ones', () => {
  const actions = steadyPack.assets.filter(({ effect }) => effect.verb.endsWith('ForTraveler'));
  const proven = 'opal-wash loom smelter herd-swap glassworks jeweller courier caravan';
  expect(actions.map((row) => row.id).join(' ')).toBe(proven);
  expect(steadyPack.assets).toHaveLength(21);
});

test('[T13] without what it asks for it cannot be used, and coins at hand do not pay', () => {
  const t = met('courier', 'coin', { coins: 5 });
  expect(t.refused(0, use('courier'))).toEqual({
    rejected: 'missing',
    rule: 'T13',
    figures: { thing: 'coin', needed: 2, own: 1 },
  });
});

test('[T13] it is an action: one per turn, and again only when filled again', () => {
  const t = met('opal-wash', 'food', { on: { strip: 'fish' } });
  t.play(0, use('opal-wash'));
  expect(t.legalTypes(0)).toEqual(['endTurn', 'travel']);
  t.play(0, { type: 'endTurn' });
  t.play(1, { type: 'pass' });
  expect(t.offered(0, 'use')).toEqual([]);
});

test("[T13] another player's asset cannot be used", () => {
  const t = met('loom', 'wool').seat(1, { figure: 'farm' }).turn(1);
  expect(t.refused(1, use('loom', 'cloth'))).toMatchObject({ rejected: 'notYours' });
});

test('[T13] a choice of goods where the pack prints one, and several gains at once', () => {
  const loom = met('loom', 'wool coin', {}, otherPack);
  expect(loom.offered(0, 'use')).toEqual([use('loom', 'cloth'), use('loom', 'glass')]);
  loom.play(0, use('loom', 'glass'));
  expect(outcome(loom)).toEqual({ ...NONE, container: 'wool glass' });
  const smelter = met('smelter', '2 ore', {}, otherPack);
  smelter.play(0, use('smelter', 'silver'));
  expect(outcome(smelter)).toEqual({ ...NONE, container: 'ore ore silver', coins: 3, opals: 1 });
});

test('[G49] with its good gone the cost is paid and the rest is gained', () => {
  const t = met('herd-swap', 'fish').supply({ alpaca: 0 });
  expect(t.play(0, use('herd-swap', 'alpaca')).map((event) => event.type)).toEqual([
    'cardUsed',
    'spent',
    'coinsGained',
    'ranOut',
  ]);
  expect(outcome(t)).toEqual({ ...NONE, container: 'fish', coins: 1 });
});

test('[T13] caravan: one or two goods placed on it are stored, far from the village', () => {
  const t = met('caravan', 'wool ore', { rows: ['2 ore'] });
  expect(t.offered(0, 'store')).toEqual([caravan('ore', 1), caravan('wool', 2)]);
  t.play(0, caravan('ore', 1), caravan('wool', 2));
  expect([t.rows(0), t.on(0, 'asset:caravan'), t.container(0)]).toEqual([['ore ore ore', 'wool'], '', '']);
  expect(t.legalTypes(0)).toContain('endTurn');
});

test('[T13] caravan: it may end after one', () => {
  const t = met('caravan', 'wool ore');
  t.play(0, caravan('ore', 1), { type: 'finish' }, { type: 'endTurn' });
  expect([t.rows(0), t.on(0, 'asset:caravan')]).toEqual([['ore'], 'wool']);
});

test('[T13] [W2] [W3] caravan: the rows follow the same rules', () => {
  const t = met('caravan', 'wool', { rows: ['wool', 'corn'] });
  expect(t.offered(0, 'store')).toEqual([caravan('wool', 1)]);
  expect(t.refused(0, caravan('wool', 2))).toMatchObject({ rejected: 'rowOfAnother', rule: 'W2' });
  expect(t.refused(0, caravan('wool', 3))).toMatchObject({ rejected: 'rowOpen', rule: 'W3' });
});

test('[T13] [T9] caravan: only where the traveler is, and it is not the village that stores', () => {
  const t = met('caravan', 'wool', { on: { village: 'fish' } });
  const village = { type: 'store', source: 'village', good: 'fish', row: 1, by: 'village' } as const;
  expect(t.refused(0, village)).toMatchObject({ rejected: 'elsewhere', rule: 'A2' });
  expect(t.refused(0, caravan('fish', 1, 'village'))).toMatchObject({ rejected: 'notASource', rule: 'A7' });
  t.traveler('mine');
  expect(t.refused(0, caravan('wool', 1))).toMatchObject({ rejected: 'elsewhere', rule: 'T9' });
});

test('[T13] [T9] caravan: an extra space stands in for one of its goods, two in all', () => {
  const t = met('caravan', 'wool ore', { extensions: ['X14'], on: { 'extension:X14': 'fish' } });
  t.play(0, caravan('fish', 1, 'extension:X14'), caravan('ore', 2));
  expect([t.rows(0), t.on(0, 'asset:caravan')]).toEqual([['fish', 'ore'], 'wool']);
  expect(t.refused(0, caravan('wool', 3))).toMatchObject({ rejected: 'alreadyActed' });
});

test('[T13] caravan: with the traveler in the village both ways of storing are separate actions', () => {
  const t = met('caravan', 'wool', { on: { village: 'fish' } })
    .traveler('village')
    .seat(0, { figure: 'village' });
  t.play(0, caravan('wool', 1));
  expect(t.legalTypes(0)).toContain('endTurn');
  expect(t.on(0, 'village')).toBe('fish');
});

test('[T13] other packs have caravans of other sizes', () => {
  const three = met('caravan', 'wool ore fish', {}, otherPack);
  three.play(0, caravan('wool', 1), caravan('ore', 2), caravan('fish', 3));
  expect(three.rows(0)).toEqual(['wool', 'ore', 'fish']);
  const one = met(
    'second-caravan',
    'wool',
    { extensions: ['X14'], on: { 'extension:X14': 'fish' } },
    otherPack,
  );
  one.play(0, { type: 'store', source: 'extension:X14', good: 'fish', row: 1, by: 'asset:second-caravan' });
  expect([one.rows(0), one.on(0, 'asset:second-caravan')]).toEqual([['fish'], 'wool']);
});

test('[T13] a row that the caravan completes counts like any other', () => {
  const t = met('caravan', 'ore', { rows: ['2 ore'] }).seat(0, { assets: ['rack-builder'] });
  expect(t.play(0, caravan('ore', 1)).map((event) => event.type)).toEqual([
    'stored',
    'rowCompleted',
    'pointsGained',
  ]);
});
