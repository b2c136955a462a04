import { otherPack } from '@altiplano/pack/testing';
import { expect, test } from 'vitest';
import { type Good, GOODS } from '../goods.ts';
import type { Location } from '../locations.ts';
import { table } from '../testing/table.ts';
import type { ExchangeId } from '../components/costs.ts';
import type { SiteName } from '../components/sites.ts';
import type { MoveOf, MoveWith } from '../moves/shapes.ts';

const BOTH = { extensions: ['X14', 'X20'] };
const produce = (action: ExchangeId, gain: Good, extras: string[]) =>
  ({ type: 'produce', action, gain, extras }) as const;
const use = (site: SiteName, gain: Good, extras: string[]) => ({ type: 'use', site, gain, extras }) as const;
const endTurn = { type: 'endTurn' } as const;
const pass = { type: 'pass' } as const;

test.each([
  ['[X14] in planning any tile may be laid on it, but no coin and no second tile', 'X14'],
  ['[X20] in planning any tile may be laid on it, but no coin and no second tile', 'X20'],
])('%s', (_, id) => {
  const site = `extension:${id}` as const;
  for (const good of GOODS.filter((name) => name !== 'corn')) {
    const t = table()
      .seat(0, { coins: 1, extensions: [id], planning: `2 ${good}` })
      .planning();
    expect(t.refused(0, { type: 'place', site, thing: 'coin' })).toMatchObject({
      rejected: 'doesNotTake',
      rule: 'P5',
    });
    t.play(0, { type: 'place', site, thing: good });
    expect(t.refused(0, { type: 'place', site, thing: good })).toMatchObject({
      rejected: 'siteFull',
      rule: 'P1',
    });
  }
});

type WithoutExtras = { [T in ServedType]: Omit<MoveOf<T>, 'extras'> }[ServedType];
type ServedType = MoveWith<'extras'>['type'];

interface Serving {
  readonly title: string;
  readonly at: Location;
  readonly own: string;
  readonly extra: string;
  readonly move: WithoutExtras;
  readonly container: string;
}

const SERVINGS: Serving[] = [
  {
    title: '[X14] [X20] farm, with a tile of the farm: wool',
    at: 'farm',
    own: 'alpaca',
    extra: 'food',
    move: { type: 'produce', action: 'farm-wool', gain: 'wool' },
    container: 'food alpaca wool',
  },
  {
    title: '[X14] [X20] farm, the other tile: cloth',
    at: 'farm',
    own: 'food',
    extra: 'wool',
    move: { type: 'produce', action: 'farm-cloth', gain: 'cloth' },
    container: 'food wool cloth',
  },
  {
    title: '[X14] [X20] forest: one of two food',
    at: 'forest',
    own: 'food',
    extra: 'food',
    move: { type: 'produce', action: 'forest-wood', gain: 'wood' },
    container: 'food food wood',
  },
  {
    title: '[X14] [X20] mine: silver',
    at: 'mine',
    own: 'food',
    extra: 'ore',
    move: { type: 'produce', action: 'mine-silver', gain: 'silver' },
    container: 'food ore silver',
  },
  {
    title: '[X14] [X20] harbor: stone for two fish',
    at: 'harbor',
    own: 'fish',
    extra: 'fish',
    move: { type: 'produce', action: 'harbor-stone', gain: 'stone' },
    container: 'stone fish fish',
  },
  {
    title: '[X14] [X20] harbor: a boat',
    at: 'harbor',
    own: 'wood',
    extra: 'wood',
    move: { type: 'buildBoat', boat: 'boat-glass' },
    container: 'wood wood glass',
  },
  {
    title: '[X14] [X20] village: a house',
    at: 'village',
    own: 'stone',
    extra: 'stone',
    move: { type: 'buildHouse', house: 'house-glass' },
    container: 'stone stone',
  },
  {
    title: '[X14] [X20] road: a step of road',
    at: 'road',
    own: 'wood',
    extra: 'stone',
    move: { type: 'buildRoad' },
    container: 'wood stone',
  },
];

test.each(SERVINGS)('$title', ({ at, own, extra, move, container }) => {
  for (const id of ['X14', 'X20']) {
    const t = table().seat(0, { figure: at, ...BOTH, on: { [at]: own, [`extension:${id}`]: extra } });
    const served = { ...move, extras: [id] } as MoveWith<'extras'>;
    expect(t.offered(0, move.type)).toContainEqual(served);
    expect(t.refused(0, { ...served, extras: [] })).toMatchObject({ rejected: 'missing' });
    const told = t.play(0, served);
    expect(told).toContainEqual({ type: 'spent', seat: 0, thing: extra, source: `extension:${id}` });
    expect(t.container(0)).toBe(container);
    expect(t.on(0, at) + t.on(0, `extension:${id}`)).toBe('');
  }
});

test('[X14] role and extension actions too, alone or with a tile already on the card', () => {
  const on = { 'extension:X14': 'food', role: 'food' };
  const t = table().seat(0, { figure: 'forest', role: 'farmer', extensions: ['X14', 'X16'], on });
  expect(t.offered(0, 'use')).toEqual([
    use('role', 'cacao', ['X14']),
    use('extension:X16', 'cacao', ['X14']),
  ]);
  t.play(0, use('role', 'cacao', ['X14']));
  expect(t.container(0)).toBe('food food cacao');
});

test('[X14] [X20] both at once, with no tile on the action itself', () => {
  const on = { 'extension:X14': 'fish', 'extension:X20': 'fish' };
  const t = table().seat(0, { figure: 'harbor', freeCart: 1, ...BOTH, on });
  t.seat(0, { extensions: ['X11'] });
  expect(t.legal(0)).toEqual([
    produce('harbor-stone', 'stone', ['X14', 'X20']),
    use('extension:X11', 'cacao', ['X14', 'X20']),
    pass,
  ]);
  t.play(0, use('extension:X11', 'cacao', ['X14', 'X20']));
  expect(t.container(0)).toBe('fish fish cacao');
});

test('[X14] [X20] where own spaces fit too, the player chooses what to use', () => {
  const on = { mine: '2 food', 'extension:X14': 'food', 'extension:X20': 'food' };
  const t = table().seat(0, { figure: 'mine', ...BOTH, on });
  const ways = t.offered(0, 'produce').map((move) => move.extras);
  expect(ways).toEqual([[], ['X14'], ['X20'], ['X14', 'X20']]);
  t.play(0, produce('mine-stone', 'stone', ['X20']));
  expect([t.on(0, 'mine'), t.on(0, 'extension:X14'), t.on(0, 'extension:X20')]).toEqual(['food', 'food', '']);
});

test('[X14] a tile that the action does not need cannot be added to it', () => {
  const on = { mine: '2 food', 'extension:X14': 'ore' };
  const t = table().seat(0, { figure: 'mine', ...BOTH, on });
  expect(t.offered(0, 'produce')).toEqual([
    produce('mine-stone', 'stone', []),
    produce('mine-silver', 'silver', ['X14']),
  ]);
  expect(t.refused(0, produce('mine-stone', 'stone', ['X14']))).toEqual({
    rejected: 'extraUseless',
    rule: 'X14',
    figures: { good: 'ore' },
  });
  expect(t.refused(0, produce('mine-stone', 'stone', ['X20']))).toMatchObject({ rejected: 'extraEmpty' });
});

test('[X14] it serves at the location of the figure when the action is taken, wherever that is', () => {
  const t = table().seat(0, { figure: 'village', extensions: ['X14'], on: { 'extension:X14': 'alpaca' } });
  expect(t.legalTypes(0)).toEqual(['pass', 'store', 'travel']);
  t.play(0, { type: 'travel', location: 'farm', means: 'freeCart' });
  expect(t.legalTypes(0)).toEqual(['trade']);
});

test('[X14] not for moving', () => {
  const on = { mine: '2 food', 'extension:X14': 'food' };
  const t = table().seat(0, { figure: 'mine', freeCart: 1, extensions: ['X14'], on });
  t.play(0, produce('mine-stone', 'stone', []));
  expect(t.legal(0)).toEqual([endTurn]);
});

test('[X14] not for coins, neither in hand nor on a card', () => {
  const on = { 'extension:X14': 'wood', 'extension:X6': 'coin' };
  const t = table()
    .strip([])
    .seat(0, { figure: 'market', extensions: ['X14', 'X6'], on });
  expect(t.legal(0)).toEqual([{ type: 'travel', location: 'village', means: 'freeCart' }, pass]);
  expect(t.refused(0, use('extension:X6', 'cacao', ['X14']))).toMatchObject({ rejected: 'extraUseless' });
});

test('[G42] with a filled extension its action can be taken twice, on two turns', () => {
  const on = { 'extension:X1': 'food', 'extension:X14': 'food' };
  const t = table().seat(0, { figure: 'farm', extensions: ['X1', 'X14'], on });
  expect(t.offered(0, 'use').map((move) => move.extras)).toEqual([[], ['X14']]);
  t.play(0, use('extension:X1', 'alpaca', ['X14']));
  expect(t.refused(0, use('extension:X1', 'alpaca', []))).toMatchObject({ rejected: 'alreadyActed' });
  t.play(0, endTurn);
  t.play(1, pass);
  t.play(0, use('extension:X1', 'alpaca', []));
  expect(t.container(0)).toBe('food food alpaca alpaca');
});

test('[X14] with other numbers: it pays the good of a mixed cost, never its coin', () => {
  const on = { 'extension:X14': 'food', 'extension:X4': 'coin' };
  const t = table({}, otherPack).seat(0, { figure: 'mine', extensions: ['X14', 'X4'], on });
  t.play(0, use('extension:X4', 'ore', ['X14']));
  expect(t.container(0)).toBe('food ore');
  expect(t.on(0, 'extension:X4')).toBe('');
});
