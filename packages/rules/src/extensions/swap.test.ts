import { otherPack } from '@altiplano/pack/testing';
import { expect, test } from 'vitest';
import { type SeatSetting } from '../testing/setting.ts';
import { type Table, table } from '../testing/table.ts';

/** Seat 0 owns X18 and has drawn all there is to draw; seat 1 has not. */
function afterDrawing(setting: SeatSetting): Table {
  const t = table()
    .seat(0, { extensions: ['X18'], ...setting })
    .drawing();
  t.play(0, ...t.offered(0, 'draw'));
  return t;
}

test('[X18] one tile from a planning space goes into the container, for one of choice out of it', () => {
  const t = afterDrawing({ planning: 'food wood ore fish', container: 'silver glass' });
  expect(t.legal(0)).toEqual([
    { type: 'discard', good: 'food' },
    { type: 'discard', good: 'wood' },
    { type: 'discard', good: 'fish' },
    { type: 'discard', good: 'ore' },
    { type: 'decline' },
  ]);
  expect(t.play(0, { type: 'discard', good: 'ore' })).toEqual([
    { type: 'discarded', seat: 0, good: 'ore', source: 'planning' },
  ]);
  expect(t.play(0, { type: 'pick', good: 'glass' })).toEqual([
    { type: 'pickedFromContainer', seat: 0, good: 'glass' },
  ]);
  expect([t.planned(0), t.container(0)]).toEqual(['food wood fish glass', 'ore silver']);
});

test('[X18] or for one drawn from the bag', () => {
  const t = afterDrawing({ planning: '4 food', bag: 'cloth', container: 'glass' });
  t.play(0, { type: 'discard', good: 'food' });
  expect(t.play(0, { type: 'draw', count: 1 })).toEqual([{ type: 'drew', seat: 0, good: 'cloth' }]);
  expect([t.planned(0), t.bag(0), t.container(0)]).toEqual(['food food food cloth', '', 'food glass']);
});

test('[X18] it is optional', () => {
  const t = afterDrawing({ planning: '4 food', container: 'glass' });
  t.play(0, { type: 'decline' });
  expect([t.planned(0), t.container(0), t.legal(0).length]).toEqual(['food food food food', 'glass', 0]);
});

test('[X18] it works once a round, and again in the next', () => {
  const t = afterDrawing({ planning: '4 food', container: '2 glass' });
  t.play(0, { type: 'discard', good: 'food' }, { type: 'pick', good: 'glass' });
  expect(t.legal(0)).toEqual([]);
  t.play(1, { type: 'draw', count: 4 });
  expect(t.refused(0, { type: 'discard', good: 'food' })).toMatchObject({ rejected: 'notNow' });
  t.endRound().play(0, { type: 'draw', count: 0 });
  expect(t.legalTypes(0)).toEqual(['decline', 'discard']);
});

test('[X18] exactly one tile is drawn, and it must replace the one put away', () => {
  const t = afterDrawing({ planning: '2 food', bag: '3 ore', container: 'glass' });
  t.play(0, { type: 'discard', good: 'food' });
  expect(t.legalTypes(0)).toEqual(['draw', 'pick']);
  expect(t.refused(0, { type: 'draw', count: 2 })).toMatchObject({ rejected: 'wrongDraw', rule: 'X18' });
  expect(t.refused(0, { type: 'decline' })).toMatchObject({ rejected: 'notNow', rule: 'X18' });
});

test('[X18] only what lies on planning spaces can be put away, only what lies in the container picked', () => {
  const t = afterDrawing({ planning: '4 food', bag: 'ore', container: 'glass', on: { farm: 'wool' } });
  expect(t.refused(0, { type: 'discard', good: 'wool' })).toMatchObject({
    rejected: 'notThere',
    rule: 'X18',
  });
  t.play(0, { type: 'discard', good: 'food' });
  expect(t.refused(0, { type: 'pick', good: 'ore' })).toMatchObject({ rejected: 'notThere', rule: 'X18' });
});

test('[X18] the discarded tile may be picked again', () => {
  const t = afterDrawing({ planning: 'food 3 wood' });
  t.play(0, { type: 'discard', good: 'food' });
  expect(t.offered(0, 'pick')).toEqual([{ type: 'pick', good: 'food' }]);
  t.play(0, { type: 'pick', good: 'food' });
  expect(t.planned(0)).toBe('food wood wood wood');
});

test('[G31] with an empty bag the container, the discarded tile included, goes into it, then one is drawn', () => {
  const t = afterDrawing({ planning: '4 food', container: '2 food' });
  t.play(0, { type: 'discard', good: 'food' });
  expect(t.play(0, { type: 'draw', count: 1 }).map((event) => event.type)).toEqual(['bagRefilled', 'drew']);
  expect([t.planned(0), t.bag(0), t.container(0)]).toEqual(['food food food food', 'food food', '']);
});

test('[G31] with nothing else left the discarded tile comes back', () => {
  const t = afterDrawing({ bag: 'glass' });
  t.play(0, { type: 'discard', good: 'glass' });
  expect(t.play(0, { type: 'draw', count: 1 })).toContainEqual({ type: 'drew', seat: 0, good: 'glass' });
  expect([t.planned(0), t.bag(0), t.container(0)]).toEqual(['glass', '', '']);
});

test('[X18] picking leaves the bag alone, empty or not', () => {
  const t = afterDrawing({ planning: '4 food', container: '2 ore' });
  t.play(0, { type: 'discard', good: 'food' }, { type: 'pick', good: 'ore' });
  expect([t.bag(0), t.container(0)]).toEqual(['', 'food ore']);
});

test('[X18] who has no tile on a planning space is not asked', () => {
  expect(afterDrawing({}).legal(0)).toEqual([]);
});

test('[X18] who does not own it is not asked', () => {
  const t = table()
    .seat(0, { planning: '4 food' })
    .seat(1, { extensions: ['X18'] })
    .drawing();
  t.play(0, { type: 'draw', count: 0 });
  expect(t.legal(0)).toEqual([]);
});

test('[X18] it also works when nothing could be drawn, and planning begins when it is done', () => {
  const t = afterDrawing({ planning: '4 food', container: 'glass' });
  t.play(1, { type: 'draw', count: 4 });
  expect(t.asked()).toEqual([0]);
  expect(t.refused(1, { type: 'declare' })).toMatchObject({ rejected: 'alreadyDrawn' });
  t.play(0, { type: 'discard', good: 'food' }, { type: 'pick', good: 'glass' });
  expect(t.asked()).toEqual([0, 1]);
  t.play(0, { type: 'place', site: 'village', thing: 'glass' });
});

test('[X18] another pack: the same', () => {
  const t = table({}, otherPack)
    .seat(0, { extensions: ['X18'], bag: '3 stone', container: 'ore' })
    .drawing();
  t.play(0, { type: 'draw', count: 3 }, { type: 'discard', good: 'stone' }, { type: 'pick', good: 'ore' });
  expect([t.planned(0), t.container(0)]).toEqual(['stone stone ore', 'stone']);
});
