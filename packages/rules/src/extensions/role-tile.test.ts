import { otherPack, steadyPack } from '@altiplano/pack/testing';
import { expect, test } from 'vitest';
import { table } from '../testing/table.ts';
import type { Good, Thing } from '../goods.ts';

const use = (gain: Good, extras: string[] = []) => ({ type: 'use', site: 'role', gain, extras }) as const;
const place = (thing: Thing) => ({ type: 'place', site: 'role', thing }) as const;

test.each([
  ['[X30] every role tile is an action at its location, paid from its own spaces', steadyPack],
  ['[X30] with other numbers: mixed costs and choices', otherPack],
] as const)('%s', (_, pack) => {
  for (const { id: role, action } of pack.roles) {
    const t = table({}, pack).seat(0, { role, figure: action.location });
    t.seat(0, { on: { role: action.pays.slice(1).join(' ') } });
    expect(t.offered(0, 'use')).toEqual([]);
    t.seat(0, { on: { role: action.pays[0] } });
    expect(t.offered(0, 'use')).toEqual(action.gains.map((gain) => use(gain)));
    t.play(0, use(action.gains[0]));
    const kept = action.pays.filter((thing) => thing !== 'coin');
    expect(t.container(0).split(' ').sort()).toEqual([...kept, action.gains[0]].sort());
    expect(t.on(0, 'role')).toBe('');
  }
});

test('[X30] it takes exactly what is printed, in part and over several rounds', () => {
  const t = table()
    .seat(0, { role: 'farmer', figure: 'forest', coins: 1, planning: '2 food fish', on: { role: 'food' } })
    .planning();
  for (const thing of ['coin', 'fish'] as const)
    expect(t.refused(0, place(thing))).toMatchObject({ rejected: 'doesNotTake' });
  t.play(0, place('food'));
  expect(t.refused(0, place('food'))).toMatchObject({ rejected: 'siteFull', figures: { spaces: 2 } });
  t.play(0, { type: 'declare' });
  t.play(1, { type: 'declare' });
  t.play(0, use('cacao'));
  expect(t.container(0)).toBe('food food cacao');
});

test("[X30] its action belongs to its location and to its owner, whose tile differs from the others'", () => {
  const t = table()
    .seat(0, { role: 'miner', figure: 'farm', on: { role: 'food' } })
    .seat(1, { role: 'shepherd', figure: 'farm', on: { role: 'food' } });
  expect(t.refused(0, use('ore'))).toEqual({
    rejected: 'elsewhere',
    rule: 'A2',
    figures: { location: 'mine', figure: 'farm' },
  });
  expect(t.refused(0, use('alpaca'))).toMatchObject({ rejected: 'elsewhere' });
  t.turn(1).play(1, use('alpaca'));
  expect(t.on(0, 'role')).toBe('food');
});

test('[X30] [X14] an extra space serves it like an extension', () => {
  const on = { role: 'food', 'extension:X14': 'food' };
  const t = table().seat(0, { role: 'farmer', figure: 'forest', extensions: ['X14'], on });
  t.play(0, use('cacao', ['X14']));
  expect(t.container(0)).toBe('food food cacao');
});

test('[X30] it is none of the extensions that an asset counts', () => {
  const t = table({ traveler: 'full' }).seat(0, { role: 'farmer', assets: ['surveyor'] });
  expect(t.score(0).assets).toBe(0);
  expect(t.seat(0, { extensions: ['X1', 'X4'] }).score(0).assets).toBe(2);
});

test('[X30] an event that removes an extension does not touch it', () => {
  const t = table({ traveler: 'eventsOnly' }).seat(0, { role: 'farmer', extensions: ['X14'] });
  t.seat(1, { role: 'trader' }).event('Q29');
  expect(t.legal(0)).toEqual([{ type: 'removeExtension', extension: 'X14' }, { type: 'decline' }]);
  t.play(0, { type: 'decline' });
  expect(t.offered(1, 'removeExtension')).toEqual([]);
});

test('[X30] it does not count as the extension bought this round', () => {
  const t = table()
    .strip(['X10'])
    .seat(0, { role: 'trader', figure: 'market', coins: 3, on: { role: 'coin' } });
  t.play(0, use('stone'), { type: 'endTurn' });
  t.play(1, { type: 'pass' });
  expect(t.offered(0, 'buyExtension')).toEqual([{ type: 'buyExtension', extension: 'X10' }]);
});
