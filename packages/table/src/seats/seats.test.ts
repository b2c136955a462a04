import { awaitedSeat } from '@altiplano/rules';
import { expect, test } from 'vitest';
import { viewerOf, whyNotWatch } from '../sight/viewer.ts';
import { duty, game, legal, order, outcome, playFirst, refusal, startHall } from '../testing/hall.ts';
import { awaitedBots } from './awaited-bots.ts';

test('a bot plays on for one who leaves, until the person comes back', () => {
  const hall = startHall();
  expect(outcome(order(hall, 1, { type: 'return' }))).toBe('notReplaced');
  expect(outcome(order(hall, 1, { type: 'leave' }))).toBe('replaced');
  expect(hall.table.places[1]).toMatchObject({ person: { id: 'ben' }, bot: 'medium' });
  expect(viewerOf(hall.table, 'ben')).toBe(1);
  expect(outcome(playFirst(hall, 1))).toBe('botPlays');
  expect(awaitedBots(hall.table)).toEqual([{ seat: 1, level: 'medium' }]);
  const [move] = legal(hall, 1);
  expect(outcome(duty(hall, { type: 'play', seat: 1, move: move!, by: 'bot' }))).toBe('played');
  expect(outcome(order(hall, 1, { type: 'leave' }))).toBe('botPlays');
  expect(outcome(order(hall, 1, { type: 'return' }))).toBe('returned');
  expect(awaitedBots(hall.table)).toEqual([]);
});

test('no bot plays for a person who is there', () => {
  const hall = startHall();
  const seat = awaitedSeat(game(hall));
  const [move] = legal(hall, seat);
  for (const by of ['bot', 'clock'] as const) {
    expect(refusal(duty(hall, { type: 'play', seat, move: move!, by }))?.code).toBe(
      by === 'bot' ? 'notReplaced' : 'notOverdue',
    );
  }
});

test('the host may send in a bot for another person, and anyone for the host', () => {
  const hall = startHall({ options: { players: 3 } }, [2]);
  expect(outcome(order(hall, 0, { type: 'replace', seat: 0 }))).toBe('ownSeat');
  expect(outcome(order(hall, 0, { type: 'replace', seat: 2 }))).toBe('alreadyReplaced');
  expect(outcome(order(hall, 0, { type: 'replace', seat: 7 }))).toBe('noSuchSeat');
  expect(outcome(order(hall, 5, { type: 'replace', seat: 0 }))).toBe('notHost');
  expect(outcome(order(hall, 1, { type: 'replace', seat: 0, level: 'hard' }))).toBe('replaced');
  expect(hall.table.host).toBe('ben');
  expect(hall.table.places[0]?.bot).toBe('hard');
  expect(outcome(order(hall, 0, { type: 'replace', seat: 1 }))).toBe('notHost');
});

test('spectators only where they may', () => {
  const hall = startHall({ spectators: false });
  expect(whyNotWatch(hall.table, 'ana')).toBeNull();
  expect(whyNotWatch(hall.table, 'fay')).toEqual({ code: 'noSpectators', figures: {} });
  expect(outcome(order(hall, 5, { type: 'play', move: { type: 'pass' } }))).toBe('notSeated');
});
