import { otherPack } from '@altiplano/pack/testing';
import { expect, test } from 'vitest';
import type { ReadableMove } from '../moves/shapes.ts';
import { PHASES } from '../state/state.ts';
import { newTable, type Table, table } from '../testing/table.ts';

function phase(t: Table): string {
  return PHASES[t.game.state.phase];
}

function everyone(t: Table, type: 'draw' | 'declare' | 'pass' | 'decline'): void {
  for (const seat of t.asked()) t.play(seat, ...t.offered(seat, type).slice(0, 1));
}

test.each([undefined, otherPack])('[R1] drawing, planning, actions, and again', (pack) => {
  const t = newTable({}, pack);
  for (const round of [1, 2]) {
    expect([phase(t), t.game.state.round]).toEqual(['drawing', round]);
    everyone(t, 'draw');
    expect(phase(t)).toBe('planning');
    const first = t.game.state.startingSeat;
    t.play(first, { type: 'declare' });
    t.play(1 - first, { type: 'declare' });
    expect(phase(t)).toBe('actions');
    expect(t.asked()).toEqual([first]);
    t.play(first, { type: 'pass' });
    t.play(1 - first, { type: 'pass' });
  }
  expect(t.game.state.round).toBe(3);
});

test('[R1] with the expansion the event comes before drawing', () => {
  const t = table({ traveler: 'eventsOnly' }).event('Q5');
  expect([phase(t), t.legalTypes(0)]).toEqual(['event', ['accept', 'decline']]);
  expect(t.refused(0, { type: 'draw', count: 4 })).toMatchObject({ rejected: 'notNow' });
  t.play(0, { type: 'decline' });
  t.play(1, { type: 'decline' });
  expect(phase(t)).toBe('drawing');
});

test('[R1] every round of the expansion turns up one event', () => {
  const t = newTable({ traveler: 'full' });
  for (const revealed of [1, 2, 3]) {
    expect(t.game.state.eventsRevealed).toBe(revealed);
    expect(t.idleRound().filter((event) => event.type === 'eventRevealed')).toHaveLength(1);
  }
});

test('[R1] without it there is none', () => {
  const t = newTable();
  expect(t.idleRound().some((event) => event.type === 'eventRevealed')).toBe(false);
  expect(t.game.state.event).toBe(-1);
});

test('[N1] the starting player figure passes to the left, around the table', () => {
  const t = table({ players: 3 });
  for (const seat of [1, 2, 0]) {
    expect(t.idleRound()).toContainEqual({ type: 'startingPlayerChanged', seat });
    for (const each of [0, 1, 2]) t.play(each, { type: 'draw', count: 4 });
    for (const each of [0, 1, 2]) t.play((seat + each) % 3, { type: 'declare' });
    expect(t.asked()).toEqual([seat]);
  }
});

test('[N2] the free cart can be used again', () => {
  const t = table().seat(0, { figure: 'farm', on: { farm: '2 alpaca' } });
  const trade = { type: 'trade', source: 'farm', gain: 'food', action: 'farm-food' } as const;
  t.play(0, trade, { type: 'finish' }, { type: 'travel', location: 'mine', means: 'freeCart' });
  t.play(0, { type: 'endTurn' });
  t.turn(0);
  expect(t.offered(0, 'travel')).toEqual([]);
  t.endRound().turn(0);
  expect(t.offered(0, 'travel').length).toBeGreaterThan(0);
});

test('[N2] a used cart beside a movement space is ready again', () => {
  const t = table()
    .ring(['village', 'road', 'mine', 'farm', 'harbor', 'market', 'forest'])
    .seat(0, { figure: 'village', freeCart: 1, carts: [2] })
    .seat(0, { on: { village: '2 stone', 'movement:2': 'food' } });
  t.play(0, { type: 'buildHouse', house: 'house-ore', extras: [] });
  t.play(0, { type: 'travel', location: 'farm', means: 'movement:2' });
  t.seat(0, { on: { 'movement:2': 'food' } });
  // The cart has been used: the next food carries one step only.
  expect(t.offered(0, 'travel').map((move) => move.location)).toEqual(['harbor', 'mine']);
  t.endRound().turn(0);
  t.seat(0, { freeCart: 1, coins: 1 });
  expect(t.offered(0, 'travel')).toContainEqual({
    type: 'travel',
    location: 'village',
    means: 'movement:2',
  });
});

test('[N2] a cart and an extension may be bought again', () => {
  const t = table().seat(0, { figure: 'village', coins: 20 });
  t.play(0, { type: 'buyCart', movement: 1 });
  t.turn(0);
  expect(t.refused(0, { type: 'buyCart', movement: 2 })).toMatchObject({ rejected: 'oncePerRound' });
  t.seat(0, { figure: 'market' }).strip(['X6', 'X2', 'X4', 'X5', 'X7']);
  t.play(0, { type: 'buyExtension', extension: 'X6' });
  t.turn(0);
  expect(t.refused(0, { type: 'buyExtension', extension: 'X2' })).toMatchObject({ rejected: 'oncePerRound' });
  t.endRound().turn(0);
  expect(t.offered(0, 'buyExtension').length).toBeGreaterThan(0);
  t.seat(0, { figure: 'village' });
  expect(t.offered(0, 'buyCart')).toHaveLength(2);
});

function buyAsset(asset: string): ReadableMove {
  return { type: 'buyAsset', source: 'strip', good: 'food', asset };
}

test('[N2] an asset may be bought again', () => {
  const t = table({ traveler: 'full' })
    .traveler('farm')
    .seat(0, { figure: 'farm', on: { strip: '3 food' } });
  t.play(0, buyAsset('broker'));
  t.turn(0);
  expect(t.refused(0, buyAsset('shipwright'))).toMatchObject({ rejected: 'oncePerRound' });
  t.noEventsLeft().endRound().traveler('farm').turn(0);
  t.play(0, buyAsset('shipwright'));
});

test('[N2] who passed is in again', () => {
  const t = table();
  t.idleRound();
  t.idleRound();
  expect(t.game.state.seats.map((seat) => [seat.passed, seat.declared])).toEqual([
    [0, 0],
    [0, 0],
  ]);
});

test('[N5] first the starting player, then the strip, then the traveler, then the next round', () => {
  const t = table({ traveler: 'full' })
    .noEventsLeft()
    .strip(['X1', 'X3', 'X4', 'X5', 'X6'])
    .pile(['X7', 'X10']);
  t.play(0, { type: 'pass' });
  expect(t.play(1, { type: 'pass' }).map((event) => event.type)).toEqual([
    'passed',
    'startingPlayerChanged',
    'extensionRemoved',
    'extensionRevealed',
    'travelerMoved',
    'roundBegan',
  ]);
});

test('[N5] the order is the same after a purchase in the short game', () => {
  const t = table({ traveler: 'full', short: true, startingSeat: 1 })
    .turn(1)
    .seat(1, { figure: 'market', coins: 9 })
    .strip(['X1', 'X3', 'X4', 'X5', 'X6'])
    .pile(['X7', 'X10', 'X11']);
  t.play(1, { type: 'buyExtension', extension: 'X4' }, { type: 'endTurn' });
  t.play(0, { type: 'pass' });
  const told = t.play(1, { type: 'pass' }).filter((event) => event.type !== 'passed');
  expect(told.slice(0, 5)).toMatchObject([
    { type: 'startingPlayerChanged', seat: 0 },
    { type: 'extensionRemoved', extension: 'X1' },
    { type: 'extensionRevealed', extension: 'X7', space: 3 },
    { type: 'extensionRevealed', extension: 'X10', space: 4 },
    { type: 'travelerMoved' },
  ]);
});
