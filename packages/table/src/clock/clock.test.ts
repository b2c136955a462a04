import { awaitedSeat } from '@altiplano/rules';
import { expect, test } from 'vitest';
import {
  duty,
  game,
  type Hall,
  legal,
  order,
  outcome,
  playFirst,
  playToPlanning,
  playToTurns,
  startHall,
} from '../testing/hall.ts';
import { clockOf, leftAt, nextDue, overdueSeats } from './read-clock.ts';

const SECOND = 1000;
const DAY = 24 * 3600 * SECOND;
const live = { type: 'live' as const, bank: 100, increment: 7 };
const ordered = { options: { players: 2 }, clock: live };

function left(hall: Hall): (number | null)[] {
  return [0, 1].map((seat) => leftAt(hall.table, seat, hall.now));
}

function runs(hall: Hall): (boolean | undefined)[] | undefined {
  return clockOf(hall.table)?.seats.map((seat) => seat?.runs);
}

test('no clock unless the table wants one', () => {
  const hall = startHall();
  expect(clockOf(hall.table)).toBeNull();
  expect([nextDue(hall.table), overdueSeats(hall.table, Infinity), leftAt(hall.table, 0, 1)]).toEqual([
    null,
    [],
    null,
  ]);
  expect(outcome(duty(hall, { type: 'pause', from: 1, to: 2 }))).toBe('');
});

test('the clocks of those run whom the game waits for; who is done gets the increment', () => {
  const hall = startHall(ordered);
  expect(runs(hall)).toEqual([true, true]);
  playFirst(hall, 0);
  expect(runs(hall)).toEqual([false, true]);
  // A second passes with every order.
  expect(left(hall)).toEqual([100_000 - SECOND + 7 * SECOND, 100_000 - SECOND]);
  hall.now += 10 * SECOND;
  playFirst(hall, 1);
  expect(left(hall)[1]).toBe(100_000 - 12 * SECOND + 7 * SECOND);
});

test('planning in private leaves the clock as it was', () => {
  const hall = startHall(ordered);
  playToPlanning(hall);
  const before = clockOf(hall.table);
  const seat = awaitedSeat(game(hall));
  for (const each of [seat, 1 - seat, seat]) playFirst(hall, each, 'place');
  order(hall, seat, { type: 'undo' });
  expect(clockOf(hall.table)).toEqual(before);
});

test('the increment of a turn that is taken back is taken back as well', () => {
  const hall = startHall(ordered);
  playToTurns(hall);
  const seat = awaitedSeat(game(hall));
  const before = left(hall)[seat] as number;
  for (let i = 0; i < 5; i++) {
    playFirst(hall, seat, 'pass');
    expect(leftAt(hall.table, seat, hall.now)).toBe(before - (i + 1) * SECOND + 7 * SECOND);
    order(hall, seat, { type: 'undo' });
    expect(leftAt(hall.table, seat, hall.now)).toBe(before - (i + 1) * SECOND);
  }
});

test('at zero a bot plays the decision, and nothing else', () => {
  const hall = startHall(ordered);
  playToTurns(hall);
  const seat = awaitedSeat(game(hall));
  const due = nextDue(hall.table) as number;
  const [pass] = legal(hall, seat, 'pass');
  const played = { type: 'play', seat, move: pass!, by: 'clock' } as const;
  expect(overdueSeats(hall.table, due - 1)).toEqual([]);
  expect(overdueSeats(hall.table, due)).toEqual([{ seat, level: 'medium' }]);
  hall.now = due - 2 * SECOND;
  expect(outcome(duty(hall, played))).toBe('notOverdue');
  hall.now = due + 20 * SECOND;
  expect(outcome(duty(hall, played))).toBe('played');
  expect(leftAt(hall.table, seat, hall.now)).toBe(7 * SECOND);
});

test('a table that waits has nothing due', () => {
  const hall = startHall({ ...ordered, atZero: 'wait' });
  expect(nextDue(hall.table)).toBeNull();
  hall.now += 1000 * SECOND;
  expect(overdueSeats(hall.table, hall.now)).toEqual([]);
  expect(leftAt(hall.table, 0, hall.now)).toBeLessThan(0);
  expect(outcome(playFirst(hall, 0))).toBe('played');
  expect(leftAt(hall.table, 0, hall.now)).toBe(7 * SECOND);
});

test('slow: so many days for each decision', () => {
  const hall = startHall({ options: { players: 2 }, clock: { type: 'slow', days: 2 } });
  playToTurns(hall);
  const seat = awaitedSeat(game(hall));
  hall.now += DAY;
  expect(nextDue(hall.table)).toBe((clockOf(hall.table)?.at ?? 0) + 2 * DAY);
  playFirst(hall, seat, 'pass');
  expect(leftAt(hall.table, seat, hall.now)).toBe(2 * DAY);
  order(hall, seat, { type: 'undo' });
  expect(leftAt(hall.table, seat, hall.now)).toBeLessThan(DAY);
});

test('nobody is charged for a pause', () => {
  const hall = startHall(ordered);
  const before = left(hall);
  const from = hall.now;
  hall.now += 500 * SECOND;
  expect(outcome(duty(hall, { type: 'pause', from, to: hall.now }))).toBe('paused');
  expect(left(hall)).toEqual(before.map((each) => (each as number) - SECOND));
});

test('bots have no clock, and for one who has left it stands', () => {
  const hall = startHall({ options: { players: 3 }, clock: live }, [2]);
  expect(runs(hall)).toEqual([true, true, undefined]);
  order(hall, 1, { type: 'leave' });
  expect(runs(hall)).toEqual([true, false, undefined]);
  const before = leftAt(hall.table, 1, hall.now);
  hall.now += 300 * SECOND;
  order(hall, 1, { type: 'return' });
  expect(leftAt(hall.table, 1, hall.now)).toBe(before);
  expect(runs(hall)).toEqual([true, true, undefined]);
});

test('when the game has ended no clock runs', () => {
  const hall = startHall({ ...ordered }, [1]);
  order(hall, 0, { type: 'propose', motion: { type: 'abandon' } });
  expect(hall.table.status).toBe('abandoned');
  expect(runs(hall)).toEqual([false, undefined]);
});
