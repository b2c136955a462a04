import { DEFAULT_SETTINGS } from '@altiplano/protocol';
import { shippedPack } from '@altiplano/pack';
import { expect, test } from 'vitest';
import { infoOf } from '../sight/info.ts';
import { openHall, order, outcome, person, refusal, startHall } from '../testing/hall.ts';
import { openTable } from './open-table.ts';

const settings = DEFAULT_SETTINGS;
const two = { ...settings, options: { ...settings.options, players: 2 } };

test('who opens a table is its host and sits on the first seat', () => {
  const hall = openHall();
  const info = infoOf(hall.table, 'spectator');
  expect(info).toMatchObject({ status: 'lobby', host: 'ana', seed: null, entropy: null, result: null });
  expect(info.seats).toHaveLength(4);
  expect(info.seats[0]).toEqual({ person: person(0), bot: null, ready: false });
  expect(info.seats[1]).toEqual({ person: null, bot: null, ready: false });
});

test('a table with options that contradict each other is not opened', () => {
  const options = { ...settings.options, short: true };
  const parts = { pack: shippedPack, seed: 's' };
  expect(openTable(parts, { settings: { ...settings, options }, host: person(0), at: 1 })).toEqual({
    code: 'contradictoryOptions',
    rule: 'Z1',
    place: 'settings.options',
    figures: { option: 'short', needs: 'traveler' },
  });
});

test('people sit down, change seats and stand up', () => {
  const hall = openHall();
  expect(outcome(order(hall, 1, { type: 'sit' }))).toBe('sat');
  expect(outcome(order(hall, 1, { type: 'sit', seat: 3 }))).toBe('sat');
  expect(hall.table.places.map((place) => place.person?.id ?? '')).toEqual(['ana', '', '', 'ben']);
  expect(outcome(order(hall, 1, { type: 'sit', seat: 3 }))).toBe('');
  expect(outcome(order(hall, 2, { type: 'sit', seat: 3 }))).toBe('seatTaken');
  expect(outcome(order(hall, 2, { type: 'sit', seat: 4 }))).toBe('noSuchSeat');
  expect(outcome(order(hall, 1, { type: 'stand' }))).toBe('stood');
  expect(outcome(order(hall, 1, { type: 'stand' }))).toBe('notSeated');
});

test('a full table has no seat free', () => {
  const hall = openHall({ options: { players: 2 } });
  order(hall, 1, { type: 'sit' });
  expect(outcome(order(hall, 2, { type: 'sit' }))).toBe('noSeatFree');
});

test('only the host seats bots, empties seats, changes settings, starts and closes', () => {
  const hall = openHall();
  order(hall, 1, { type: 'sit', seat: 1 });
  for (const command of [
    { type: 'seatBot', seat: 2, level: 'easy' },
    { type: 'openSeat', seat: 1 },
    { type: 'configure', settings },
    { type: 'start' },
    { type: 'abandon' },
  ] as const) {
    expect(outcome(order(hall, 1, command))).toBe('notHost');
  }
  expect(outcome(order(hall, 0, { type: 'seatBot', seat: 2, level: 'easy' }))).toBe('botSeated');
  expect(outcome(order(hall, 0, { type: 'seatBot', seat: 2, level: 'hard' }))).toBe('botSeated');
  expect(outcome(order(hall, 0, { type: 'seatBot', seat: 1, level: 'hard' }))).toBe('seatTaken');
  expect(outcome(order(hall, 0, { type: 'openSeat', seat: 1 }))).toBe('seatOpened');
  expect(outcome(order(hall, 0, { type: 'openSeat', seat: 1 }))).toBe('');
  expect(outcome(order(hall, 0, { type: 'abandon' }))).toBe('abandoned');
  expect(outcome(order(hall, 1, { type: 'sit', seat: 1 }))).toBe('notInLobby');
});

test('other settings ask everyone again, and take no seat away that is taken', () => {
  const hall = openHall();
  order(hall, 3, { type: 'sit', seat: 3 });
  order(hall, 3, { type: 'ready' });
  expect(refusal(order(hall, 0, { type: 'configure', settings: two }))).toEqual({
    code: 'seatTaken',
    figures: { seat: 3 },
  });
  expect(outcome(order(hall, 0, { type: 'configure', settings: { ...settings, title: 'Evening' } }))).toBe(
    'configured',
  );
  expect(hall.table.places[3]).toMatchObject({ person: person(3), ready: false });
  order(hall, 3, { type: 'stand' });
  order(hall, 0, { type: 'configure', settings: two });
  expect(hall.table.places).toHaveLength(2);
});

test('the game begins when all seats are taken and all others are ready', () => {
  const hall = openHall({ options: { players: 3 } });
  order(hall, 1, { type: 'sit' });
  expect(refusal(order(hall, 0, { type: 'start' }))).toEqual({ code: 'seatsOpen', figures: { open: 1 } });
  order(hall, 0, { type: 'seatBot', seat: 2, level: 'medium' });
  expect(refusal(order(hall, 0, { type: 'start' }))).toEqual({
    code: 'notAllReady',
    figures: { unready: 1 },
  });
  order(hall, 1, { type: 'ready', entropy: 'coffee' });
  order(hall, 1, { type: 'unready' });
  expect(outcome(order(hall, 0, { type: 'start' }))).toBe('notAllReady');
  order(hall, 1, { type: 'ready', entropy: 'tea' });
  expect(outcome(order(hall, 0, { type: 'start', entropy: 'dust' }))).toBe('started');
  expect(infoOf(hall.table, 1)).toMatchObject({
    status: 'running',
    entropy: ['dust', 'tea', ''],
    seed: null,
  });
});

test('bots can play among themselves', () => {
  const hall = openHall({ options: { players: 2 } });
  order(hall, 0, { type: 'stand' });
  for (const seat of [0, 1]) order(hall, 0, { type: 'seatBot', seat, level: 'random' });
  expect(outcome(order(hall, 0, { type: 'start' }))).toBe('started');
});

test('a host who leaves passes it on, one who only stands does not', () => {
  const hall = openHall();
  order(hall, 2, { type: 'sit', seat: 2 });
  order(hall, 0, { type: 'stand' });
  expect(hall.table.host).toBe('ana');
  order(hall, 0, { type: 'sit', seat: 0 });
  order(hall, 0, { type: 'leave' });
  expect(hall.table.host).toBe('cem');
});

test('in a game nobody sits down or starts again', () => {
  const hall = startHall();
  expect(outcome(order(hall, 5, { type: 'sit' }))).toBe('notInLobby');
  expect(outcome(order(hall, 0, { type: 'start' }))).toBe('notInLobby');
});
