import { otherPack } from '@altiplano/pack/testing';
import { expect, test } from 'vitest';
import type { Components } from '../components/components.ts';
import { type SeatSetting } from '../testing/setting.ts';
import { type Table, table } from '../testing/table.ts';

/** How many tiles a seat is to draw. */
function toDraw(t: Table, seat = 0): number {
  const draws = t.offered(seat, 'draw');
  expect(draws).toHaveLength(1);
  return Number(draws[0]['count']);
}

function drawingWith(setting: SeatSetting, components?: Components): Table {
  return table({ traveler: 'full' }, components).seat(0, setting).drawing();
}

test.each([
  [0, 4],
  [1, 5],
  [2, 5],
  [3, 6],
  [4, 6],
  [5, 7],
  [6, 7],
  [7, 8],
  [8, 8],
])('[D2] after %i steps of road %i planning spaces are unlocked', (road, spaces) => {
  expect(toDraw(drawingWith({ road }))).toBe(spaces);
});

test.each([
  [0, 3],
  [1, 3],
  [2, 4],
  [3, 5],
  [5, 5],
  [7, 7],
])('[D2] in another pack %i steps unlock %i', (road, spaces) => {
  expect(toDraw(drawingWith({ road }, otherPack))).toBe(spaces);
});

test('[D2] the book: a tile that stayed leaves three of four spaces', () => {
  const t = drawingWith({ planning: 'food', bag: '5 wood' });
  expect(toDraw(t)).toBe(3);
  t.play(0, { type: 'draw', count: 3 });
  expect(t.planned(0)).toBe('food wood wood wood');
  expect(t.bag(0)).toBe('wood wood');
});

test('[D2] an asset adds a space, up to eight', () => {
  expect(toDraw(drawingWith({ road: 0, assets: ['night-shift'] }))).toBe(5);
  expect(toDraw(drawingWith({ road: 5, assets: ['night-shift'] }))).toBe(8);
  expect(toDraw(drawingWith({ road: 7, assets: ['night-shift'] }))).toBe(8);
});

test('[D2] the book: the road built this round gives its space from the next round on', () => {
  const t = table().seat(0, { figure: 'road', on: { road: 'stone wood' } });
  t.play(0, { type: 'buildRoad', extras: [] });
  expect(t.game.state.seats[0].limit).toBe(4);
  t.endRound();
  expect(toDraw(t)).toBe(5);
  expect(toDraw(t, 1)).toBe(4);
});

test('[D2] the road that an event gives before drawing counts at once', () => {
  const t = table({ traveler: 'eventsOnly' }).event('Q10');
  t.play(0, { type: 'accept' });
  t.play(1, { type: 'decline' });
  expect([toDraw(t, 0), toDraw(t, 1)]).toEqual([5, 4]);
});

test('[D2] more tiles than free spaces are refused', () => {
  const t = drawingWith({ planning: 'food', bag: '5 wood' });
  expect(t.refused(0, { type: 'draw', count: 4 })).toMatchObject({ rejected: 'wrongDraw', rule: 'D3' });
});

test.each(['Q9', 'Q13'])('[G20] %s: each decides before drawing whether to use one more space', (event) => {
  const t = table({ traveler: 'eventsOnly' })
    .seat(0, { bag: '9 food' })
    .seat(1, { bag: '9 food' })
    .event(event);
  t.play(0, { type: 'accept' });
  t.play(1, { type: 'decline' });
  expect([toDraw(t, 0), toDraw(t, 1)]).toEqual([5, 4]);
});

test('[G20] the space is lent for one round only', () => {
  const t = table({ traveler: 'eventsOnly' }).event('Q9');
  t.play(0, { type: 'accept' });
  t.noEventsLeft().endRound();
  expect([toDraw(t, 0), toDraw(t, 1)]).toEqual([4, 4]);
});

test('[G20] who has eight spaces is not asked', () => {
  const t = table({ traveler: 'eventsOnly' }).seat(0, { road: 7 }).event('Q9');
  expect(t.asked()).toEqual([1]);
  t.play(1, { type: 'accept' });
  expect([toDraw(t, 0), toDraw(t, 1)]).toEqual([8, 5]);
});

test('[G20] a tile left on the extra space stays there, and nothing is drawn or taken back meanwhile', () => {
  const t = table({ traveler: 'eventsOnly' })
    .seat(0, { bag: '5 food wood', container: 'ore', on: { farm: 'wool' } })
    .event('Q9');
  t.play(0, { type: 'accept' });
  t.idleRound();
  expect(t.planned(0).split(' ')).toHaveLength(5);
  const before = [t.planned(0), t.bag(0)];
  t.drawing();
  expect(t.legal(0)).toEqual([{ type: 'draw', count: 0 }]);
  expect(t.refused(0, { type: 'takeBack', site: 'farm', thing: 'wool' })).toMatchObject({
    rejected: 'planningFull',
  });
  expect(t.play(0, { type: 'draw', count: 0 })).toEqual([]);
  expect([t.planned(0), t.bag(0)]).toEqual(before);
});

function afterAccepting(road: number): number {
  const t = table({ traveler: 'eventsOnly' }, otherPack).seat(0, { road }).event('Q9');
  t.play(0, { type: 'accept' });
  t.play(1, { type: 'decline' });
  return toDraw(t);
}

test('[G20] another pack: two more spaces, up to its seven', () => {
  expect([afterAccepting(0), afterAccepting(3), afterAccepting(6)]).toEqual([5, 7, 7]);
});

test('[G21] one space less for points, this round only', () => {
  const t = table({ traveler: 'eventsOnly' }).event('Q28');
  expect(t.play(0, { type: 'accept' })).toContainEqual({ type: 'pointsGained', seat: 0, points: 2 });
  t.play(1, { type: 'decline' });
  expect([toDraw(t, 0), toDraw(t, 1)]).toEqual([3, 4]);
  t.endRound().drawing();
  expect(toDraw(t)).toBe(4);
});

test('[G21] only who has a free planning space is asked', () => {
  const t = table({ traveler: 'eventsOnly' })
    .seat(0, { planning: '4 wood' })
    .seat(1, { planning: '3 food' })
    .event('Q28');
  expect(t.asked()).toEqual([1]);
  t.play(1, { type: 'accept' });
  expect([toDraw(t, 0), toDraw(t, 1)]).toEqual([0, 0]);
});

test('[G21] the cap of eight applies before the loss', () => {
  const t = table({ traveler: 'full' })
    .seat(0, { road: 7, assets: ['night-shift'] })
    .event('Q28');
  t.play(0, { type: 'accept' });
  t.play(1, { type: 'decline' });
  expect(toDraw(t)).toBe(7);
});

test('[G30] with no free planning space nothing is drawn and the container stays', () => {
  const t = drawingWith({ planning: '4 wood', container: '3 ore' });
  expect(t.play(0, { type: 'draw', count: 0 })).toEqual([]);
  expect([t.planned(0), t.bag(0), t.container(0)]).toEqual(['wood wood wood wood', '', 'ore ore ore']);
});
