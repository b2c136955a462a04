import { otherPack } from '@altiplano/pack/testing';
import { expect, test } from 'vitest';
import { violations } from '../state/invariants.ts';
import { type SeatSetting } from '../testing/setting.ts';
import { type Table, table } from '../testing/table.ts';
import type { Good } from '../goods.ts';

const full = { traveler: 'full' } as const;
const decline = { type: 'decline' } as const;

/** Seat 0 has drawn and is asked by Q23, with these tiles on its planning spaces. */
function drawn(setting: SeatSetting, options = {}): Table {
  return table({ ...full, ...options })
    .inForce('Q23')
    .seat(0, setting)
    .drawing()
    .allDraw();
}

function store(good: Good, row: number) {
  return { type: 'store', source: 'planning', good, row, by: 'village' } as const;
}

function deliver(good: Good) {
  return { type: 'deliver', source: 'planning', good } as const;
}

test('[Q23] each may store a good from a planning space, then draws one', () => {
  const t = drawn({ planning: '3 wood silver', bag: '2 ore' });
  expect(t.legal(0)).toEqual([store('wood', 1), store('silver', 1), decline]);
  expect(t.play(0, store('silver', 1))).toEqual([
    { type: 'stored', seat: 0, good: 'silver', row: 1 },
    { type: 'drew', seat: 0, good: 'ore' },
  ]);
  expect([t.rows(0), t.planned(0), t.bag(0)]).toEqual([['silver'], 'wood wood wood ore', 'ore']);
  expect(t.legalTypes(0)).toContain('place');
  expect(violations(t.game)).toEqual([]);
});

test('[Q23] or deliver one, wherever the figure is, then draws one', () => {
  const t = drawn({ planning: '3 wood fish', bag: 'ore', order: 'fish-fish-wood-ore', figure: 'mine' });
  expect(t.offered(0, 'deliver')).toEqual([deliver('wood'), deliver('fish')]);
  expect(t.play(0, deliver('fish'))).toEqual([
    { type: 'delivered', seat: 0, good: 'fish', order: 'fish-fish-wood-ore' },
    { type: 'drew', seat: 0, good: 'ore' },
  ]);
  expect([t.planned(0), t.rows(0)]).toEqual(['wood wood wood ore', []]);
});

test('[Q23] only one good', () => {
  const t = drawn({ planning: '4 wood', bag: '4 wood' });
  t.play(0, store('wood', 1));
  expect(t.refused(0, store('wood', 1))).toMatchObject({ rejected: 'notNow', rule: 'P1' });
});

test('[Q23] the tile drawn may be a food', () => {
  const t = drawn({ planning: '4 wood', bag: '2 food' });
  t.play(0, store('wood', 1));
  expect([t.planned(0), t.bag(0)]).toEqual(['food wood wood wood', 'food']);
});

test('[Q23] declining draws nothing', () => {
  const t = drawn({ planning: '4 wood', bag: '4 ore' });
  t.play(0, decline);
  expect([t.planned(0), t.bag(0), t.rows(0)]).toEqual(['wood wood wood wood', 'ore ore ore ore', []]);
});

test('[Q23] only from a planning space, and an order takes what it asks for', () => {
  const t = drawn({
    planning: '4 wood',
    bag: 'ore',
    container: 'silver',
    on: { village: 'wood' },
    order: 'fish-fish-ore-glass',
  });
  expect(t.refused(0, store('ore', 1))).toEqual({
    rejected: 'notPlanned',
    rule: 'Q23',
    figures: { thing: 'ore', site: 'planning' },
  });
  const fromVillage = { type: 'store', source: 'village', good: 'wood', row: 1, by: 'village' };
  expect(t.refused(0, fromVillage)).toMatchObject({ rejected: 'notPlanned', rule: 'Q23' });
  expect(t.refused(0, { type: 'accept' })).toEqual({
    rejected: 'notOfferedByEvent',
    rule: 'T6',
    figures: { event: 'Q23', move: 'accept' },
  });
  expect(t.refused(0, deliver('wood'))).toEqual({
    rejected: 'notAsked',
    rule: 'A36',
    figures: { good: 'wood' },
  });
});

test('[Q23] [G32] the rules of the warehouse hold, and new rows may be started', () => {
  const t = drawn({ planning: '2 wood 2 fish', bag: 'ore', rows: ['wood', '3 ore'] });
  expect(t.offered(0, 'store')).toEqual([store('wood', 1), store('fish', 3)]);
  expect(t.refused(0, store('wood', 3))).toMatchObject({ rejected: 'rowOpen', rule: 'W3' });
  expect(t.refused(0, store('fish', 4))).toMatchObject({ rejected: 'rowsInOrder', rule: 'W1' });
  t.play(0, store('fish', 3));
  expect(t.rows(0)).toEqual(['wood', 'ore ore ore', 'fish']);
});

test('[G32] [Q23] food may be delivered but not stored', () => {
  const t = drawn({ planning: '3 food wood', bag: 'ore', order: 'food-food-food-cloth-glass' });
  expect(t.refused(0, store('food', 1))).toMatchObject({ rejected: 'foodNeverStored', rule: 'W7' });
  t.play(0, deliver('food'));
  expect(t.planned(0)).toBe('food food wood ore');
});

test('[G32] [Q23] the draw is not optional', () => {
  const t = drawn({ planning: '4 wood', bag: '4 ore' }, { drawing: 'upTo' });
  t.play(0, store('wood', 1));
  expect([t.planned(0), t.bag(0)]).toEqual(['wood wood wood ore', 'ore ore ore']);
});

test('[Q23] [D4] with an empty bag the container is emptied into it first', () => {
  const t = drawn({ planning: '4 wood', container: '2 ore' });
  expect(t.play(0, store('wood', 1)).slice(1)).toEqual([
    { type: 'bagRefilled', seat: 0 },
    { type: 'drew', seat: 0, good: 'ore' },
  ]);
  expect([t.planned(0), t.bag(0), t.container(0)]).toEqual(['wood wood wood ore', 'ore', '']);
});

test('[Q23] [D4] with tiles in the bag the container stays', () => {
  const t = drawn({ planning: '4 wood', bag: 'ore', container: '2 silver' });
  t.play(0, store('wood', 1));
  expect(t.container(0)).toBe('silver silver');
});

test('[G32] [Q23] with bag and container empty nothing is drawn', () => {
  const t = drawn({ planning: '4 wood' });
  expect(t.play(0, store('wood', 1))).toHaveLength(1);
  expect(t.planned(0)).toBe('wood wood wood');
});

test('[Q23] the corn of a fulfilled order is settled before the draw', () => {
  const t = drawn({
    planning: '4 wood',
    bag: 'ore',
    order: 'fish-fish-wood-ore',
    delivered: '2 fish ore',
    rows: ['silver'],
  });
  expect(t.play(0, deliver('wood')).map((told) => told.type)).toEqual(['delivered', 'orderFulfilled']);
  expect([t.asked(), t.planned(0), t.legal(0)]).toEqual([
    [0],
    'wood wood wood',
    [
      { type: 'storeCorn', row: 1 },
      { type: 'storeCorn', row: 2 },
    ],
  ]);
  expect(t.play(0, { type: 'storeCorn', row: 1 })).toEqual([
    { type: 'stored', seat: 0, good: 'corn', row: 1 },
    { type: 'drew', seat: 0, good: 'ore' },
  ]);
  expect([t.rows(0), t.planned(0)]).toEqual([['silver corn'], 'wood wood wood ore']);
});

test('[Q23] [X25] that corn cannot wait: it is not phase 3', () => {
  const t = drawn({
    planning: '4 wood',
    order: 'fish-fish-wood-ore',
    delivered: '2 fish ore',
    extensions: ['X25'],
  });
  t.play(0, deliver('wood'));
  expect(t.legal(0)).toEqual([{ type: 'storeCorn', row: 1 }]);
});

test('[Q23] with no corn left the order is fulfilled and the draw follows at once', () => {
  const t = drawn({ planning: '4 wood', bag: 'ore', order: 'fish-fish-wood-ore', delivered: '2 fish ore' });
  t.supply({ corn: 0 });
  expect(t.play(0, deliver('wood')).map((told) => told.type)).toEqual([
    'delivered',
    'orderFulfilled',
    'ranOut',
    'drew',
  ]);
});

test('[Q23] [D6] comes after X18, and in turn order', () => {
  const t = table({ ...full, startingSeat: 1 }).inForce('Q23');
  t.seat(0, { planning: '4 wood', container: 'silver' }).seat(1, { planning: '4 fish', extensions: ['X18'] });
  t.drawing().allDraw();
  expect(t.asked()).toEqual([1]);
  t.play(1, { type: 'discard', good: 'fish' });
  t.play(1, { type: 'pick', good: 'fish' });
  expect([t.asked(), t.legalTypes(1)]).toEqual([[1], ['decline', 'store']]);
  t.play(1, store('fish', 1));
  expect(t.asked()).toEqual([0]);
});

test('[Q23] [Q39] who can neither store nor deliver is skipped', () => {
  const t = table({ ...full, players: 3 }).inForce('Q23');
  t.seat(0, { planning: '4 food' }).seat(1, { planning: '4 wood' });
  expect(t.drawing().allDraw().asked()).toEqual([1]);
});

test('[Q23] completing a row counts for missions and assets', () => {
  const missions = { missions: ['first-row'], assets: ['rack-builder'] };
  const t = drawn({ planning: '4 wood', rows: ['2 wood'], ...missions }, { missions: true });
  t.play(0, store('wood', 1));
  expect([t.score(0).missions, t.score(0).points]).toEqual([3, 2]);
});

test('[Q23] works the same without the traveler, and with another pack', () => {
  const t = drawn({ planning: '4 wood', bag: 'ore' }, { traveler: 'eventsOnly' });
  t.play(0, store('wood', 1));
  expect(t.planned(0)).toBe('wood wood wood ore');
  const other = table(full, otherPack)
    .inForce('Q23')
    .seat(0, { planning: '3 fish', bag: 'ore', order: 'fish' });
  other.drawing().allDraw().play(0, deliver('fish'), { type: 'storeCorn', row: 1 });
  expect([other.score(0).orders, other.planned(0)]).toEqual([2, 'fish fish ore']);
});

test('[G20] [Q23] while a tile left over from Q9 fills the limit nothing is drawn', () => {
  const t = table({ traveler: 'eventsOnly' }).seat(0, { planning: '4 wood fish', bag: 'ore' }).event('Q23');
  t.play(0, { type: 'draw', count: 0 });
  t.play(1, { type: 'draw', count: 4 });
  t.play(0, { type: 'store', source: 'planning', good: 'fish', row: 1, by: 'village' });
  expect([t.planned(0), t.bag(0)]).toEqual(['wood wood wood wood', 'ore']);
});
