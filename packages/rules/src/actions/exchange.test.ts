import { otherPack } from '@altiplano/pack/testing';
import { expect, test } from 'vitest';
import { type Good, goodIndex } from '../goods.ts';
import type { Location } from '../locations.ts';
import { table } from '../testing/table.ts';
import type { ExchangeId } from '../components/costs.ts';
import type { Source } from '../moves/fields.ts';

const produce = (action: ExchangeId, gain: Good) => ({ type: 'produce', action, gain, extras: [] }) as const;
const trade = (source: Source, action: ExchangeId, gain: Good) =>
  ({ type: 'trade', source, gain, action }) as const;

interface Row {
  readonly title: string;
  readonly rule: string;
  readonly action: ExchangeId;
  readonly at: Location;
  readonly pays: readonly [Good, Good];
  readonly gain: Good;
  /** Used and gained tiles together (A5). */
  readonly container: string;
}

const exchanges: Row[] = [
  {
    title: '[A21] farm: alpaca and food give wool',
    rule: 'A21',
    action: 'farm-wool',
    at: 'farm',
    pays: ['alpaca', 'food'],
    gain: 'wool',
    container: 'food alpaca wool',
  },
  {
    title: '[A22] farm: wool and food give cloth',
    rule: 'A22',
    action: 'farm-cloth',
    at: 'farm',
    pays: ['wool', 'food'],
    gain: 'cloth',
    container: 'food wool cloth',
  },
  {
    title: '[A23] forest: two food give wood',
    rule: 'A23',
    action: 'forest-wood',
    at: 'forest',
    pays: ['food', 'food'],
    gain: 'wood',
    container: 'food food wood',
  },
  {
    title: '[A25] mine: two food give stone',
    rule: 'A25',
    action: 'mine-stone',
    at: 'mine',
    pays: ['food', 'food'],
    gain: 'stone',
    container: 'food food stone',
  },
  {
    title: '[A26] mine: ore and food give silver',
    rule: 'A26',
    action: 'mine-silver',
    at: 'mine',
    pays: ['ore', 'food'],
    gain: 'silver',
    container: 'food ore silver',
  },
  {
    title: '[A27] harbor: fish and food give one more food',
    rule: 'A27',
    action: 'harbor-food',
    at: 'harbor',
    pays: ['fish', 'food'],
    gain: 'food',
    container: 'food food fish',
  },
  {
    title: '[A28] harbor: two fish give stone',
    rule: 'A28',
    action: 'harbor-stone',
    at: 'harbor',
    pays: ['fish', 'fish'],
    gain: 'stone',
    container: 'stone fish fish',
  },
];

test.each(exchanges)('$title', ({ action, at, pays, gain, container }) => {
  const t = table().seat(0, { figure: at, on: { [at]: pays.join(' ') } });
  expect(t.offered(0, 'produce')).toEqual([produce(action, gain)]);
  expect(t.play(0, produce(action, gain))).toEqual([
    { type: 'acted', seat: 0, action },
    { type: 'spent', seat: 0, thing: pays[0], source: at },
    { type: 'spent', seat: 0, thing: pays[1], source: at },
    { type: 'gained', seat: 0, good: gain },
  ]);
  expect(t.container(0)).toBe(container);
  expect(t.on(0, at)).toBe('');
});

test.each(exchanges)('$title, and not less than that', ({ rule, action, at, pays, gain }) => {
  const t = table().seat(0, { figure: at, planning: pays[1], on: { [at]: pays[0] } });
  const needed = pays[0] === pays[1] ? 2 : 1;
  expect(t.offered(0, 'produce')).toEqual([]);
  expect(t.refused(0, produce(action, gain))).toEqual({
    rejected: 'missing',
    rule,
    figures: { thing: pays[1], needed, own: needed - 1 },
  });
});

test.each(exchanges)('$title, and nothing else', ({ rule, action, at, pays }) => {
  const t = table().seat(0, { figure: at, on: { [at]: pays.join(' ') } });
  expect(t.refused(0, produce(action, 'glass'))).toEqual({
    rejected: 'notOffered',
    rule,
    figures: { good: 'glass' },
  });
});

test.each(exchanges)('$title, which comes out of the supply or not at all', ({ action, at, pays, gain }) => {
  const t = table().seat(0, { figure: at, on: { [at]: pays.join(' ') } });
  t.supply({ [gain]: 0 });
  expect(t.play(0, produce(action, gain)).at(-1)).toEqual({ type: 'ranOut', seat: 0, good: gain });
  expect(t.container(0).split(' ')).toHaveLength(2);
});

test('[A20] farm: one alpaca gives one food', () => {
  const t = table().seat(0, { figure: 'farm', on: { farm: 'alpaca' } });
  const food = t.game.state.supply[goodIndex('food')];
  expect(t.play(0, trade('farm', 'farm-food', 'food'))).toEqual([
    { type: 'acted', seat: 0, action: 'farm-food' },
    { type: 'spent', seat: 0, thing: 'alpaca', source: 'farm' },
    { type: 'gained', seat: 0, good: 'food' },
  ]);
  expect(t.container(0)).toBe('food alpaca');
  expect(t.game.state.supply[goodIndex('food')]).toBe(food - 1);
});

test('[A20] farm: two alpacas give two food in one action, or one food while the other alpaca stays', () => {
  const both = table().seat(0, { figure: 'farm', on: { farm: '2 alpaca' } });
  both.play(0, trade('farm', 'farm-food', 'food'), trade('farm', 'farm-food', 'food'));
  expect(both.container(0)).toBe('food food alpaca alpaca');
  const one = table().seat(0, { figure: 'farm', on: { farm: '2 alpaca' } });
  one.play(0, trade('farm', 'farm-food', 'food'), { type: 'finish' });
  expect(one.container(0)).toBe('food alpaca');
  expect(one.on(0, 'farm')).toBe('alpaca');
});

test('[A20] farm: three alpacas where the pack prints three spaces', () => {
  const t = table({}, otherPack).seat(0, { figure: 'farm', on: { farm: '3 alpaca' } });
  for (let i = 0; i < 3; i++) t.play(0, trade('farm', 'farm-food', 'food'));
  expect(t.container(0)).toBe('food food food alpaca alpaca alpaca');
});

test('[A20] [A21] the same alpaca and food allow either food or wool', () => {
  const t = table().seat(0, { figure: 'farm', on: { farm: 'alpaca food' } });
  expect(t.legal(0)).toEqual([
    trade('farm', 'farm-food', 'food'),
    produce('farm-wool', 'wool'),
    { type: 'pass' },
  ]);
});

test('[A24] forest: each cacao gives a food, a cloth or a glass, chosen one by one', () => {
  const t = table().seat(0, { figure: 'forest', on: { forest: '2 cacao' } });
  expect(t.offered(0, 'trade').map((move) => move.gain)).toEqual(['food', 'cloth', 'glass']);
  t.play(0, trade('forest', 'forest-cacao', 'glass'), trade('forest', 'forest-cacao', 'cloth'));
  expect(t.container(0)).toBe('cacao cacao cloth glass');
  expect(t.refused(0, trade('forest', 'forest-cacao', 'wood'))).toMatchObject({ rejected: 'alreadyActed' });
});

test('[A24] forest: no other good is offered, and an exhausted one may be named for nothing', () => {
  const t = table()
    .seat(0, { figure: 'forest', on: { forest: 'cacao' } })
    .supply({ glass: 0 });
  expect(t.refused(0, trade('forest', 'forest-cacao', 'silver'))).toEqual({
    rejected: 'notOffered',
    rule: 'A24',
    figures: { good: 'silver' },
  });
  expect(t.play(0, trade('forest', 'forest-cacao', 'glass')).at(-1)).toEqual({
    type: 'ranOut',
    seat: 0,
    good: 'glass',
  });
  expect(t.container(0)).toBe('cacao');
});

test('[A24] forest: one cacao may be traded and the other kept', () => {
  const t = table().seat(0, { figure: 'forest', on: { forest: '2 cacao' } });
  t.play(0, trade('forest', 'forest-cacao', 'food'), { type: 'finish' });
  expect(t.container(0)).toBe('food cacao');
  expect(t.on(0, 'forest')).toBe('cacao');
});
