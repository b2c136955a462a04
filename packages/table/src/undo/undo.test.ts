import { awaitedSeat, stateHash } from '@altiplano/rules';
import { expect, test } from 'vitest';
import { ownInfoOf } from '../sight/info.ts';
import { sequenceOf } from '../sight/viewer.ts';
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
  refusal,
  startHall,
} from '../testing/hall.ts';

const simultaneous = { options: { players: 3, planning: 'simultaneous' as const } };

function hash(hall: Hall): string {
  return stateHash(game(hall));
}

test('the last step is taken back, and the position is as if it had never been', () => {
  const hall = startHall(simultaneous);
  playToPlanning(hall);
  const before = hash(hall);
  playFirst(hall, 1, 'place');
  const between = hash(hall);
  playFirst(hall, 1, 'place');
  expect(outcome(order(hall, 1, { type: 'undo' }))).toBe('undone');
  expect(hash(hall)).toBe(between);
  order(hall, 1, { type: 'undo' });
  expect(hash(hall)).toBe(before);
});

test('private steps of others in between stay', () => {
  const hall = startHall(simultaneous);
  const other = startHall(simultaneous);
  for (const each of [hall, other]) playToPlanning(each);
  playFirst(hall, 1, 'place');
  playFirst(hall, 2, 'place');
  playFirst(other, 2, 'place');
  order(hall, 1, { type: 'undo' });
  expect(hash(hall)).toBe(hash(other));
});

test('several steps go back at once, to an own update', () => {
  const hall = startHall(simultaneous);
  playToPlanning(hall);
  const before = hash(hall);
  const to = sequenceOf(hall.table, 1);
  for (let i = 0; i < 3; i++) playFirst(hall, 1, 'place');
  expect(ownInfoOf(hall.table, 1)?.mayUndo).toEqual([to + 3, to + 2, to + 1]);
  expect(ownInfoOf(hall.table, 2)?.mayUndo).toEqual([]);
  expect(outcome(order(hall, 1, { type: 'undo', to }))).toBe('undone');
  expect(hash(hall)).toBe(before);
  expect(ownInfoOf(hall.table, 1)?.mayUndo).toEqual([]);
  expect(refusal(order(hall, 1, { type: 'undo' }))).toEqual({ code: 'nothingToUndo', figures: { steps: 0 } });
});

test('nothing goes back behind a reveal', () => {
  const hall = startHall(simultaneous);
  playToPlanning(hall);
  playFirst(hall, 1, 'place');
  playFirst(hall, 1, 'declare');
  expect(outcome(order(hall, 1, { type: 'undo' }))).toBe('nothingToUndo');
  // Another's reveal as well.
  playFirst(hall, 2, 'place');
  playFirst(hall, 0, 'declare');
  expect(outcome(order(hall, 2, { type: 'undo' }))).toBe('nothingToUndo');
});

test('what began the planning stays, whether or not others plan already', () => {
  for (const plans of [true, false]) {
    const hall = startHall({ options: { players: 2, drawing: 'upTo' } });
    order(hall, 0, { type: 'play', move: { type: 'draw', count: 4 } });
    expect(outcome(order(hall, 1, { type: 'play', move: { type: 'draw', count: 0 } }))).toBe('played');
    if (plans) playFirst(hall, 0, 'place');
    expect(refusal(order(hall, 1, { type: 'undo' }))).toEqual({
      code: 'nothingToUndo',
      figures: { steps: 0 },
    });
  }
});

test('a turn goes back until the next one acts', () => {
  const hall = startHall();
  playToTurns(hall);
  const seat = awaitedSeat(game(hall));
  const before = hash(hall);
  playFirst(hall, seat, 'pass');
  expect(awaitedSeat(game(hall))).toBe(1 - seat);
  order(hall, seat, { type: 'undo' });
  expect(hash(hall)).toBe(before);
  playFirst(hall, seat, 'pass');
  playFirst(hall, 1 - seat);
  expect(outcome(order(hall, seat, { type: 'undo' }))).toBe('nothingToUndo');
});

test('what a bot did for the seat is not taken back', () => {
  const hall = startHall(simultaneous);
  playToPlanning(hall);
  order(hall, 1, { type: 'leave' });
  const [move] = legal(hall, 1, 'place');
  duty(hall, { type: 'play', seat: 1, move: move!, by: 'bot' });
  expect(outcome(order(hall, 1, { type: 'undo' }))).toBe('botPlays');
  order(hall, 1, { type: 'return' });
  expect(outcome(order(hall, 1, { type: 'undo' }))).toBe('nothingToUndo');
  playFirst(hall, 1, 'place');
  expect(outcome(order(hall, 1, { type: 'undo' }))).toBe('undone');
});

test.each(['agreed', 'none'] as const)('with undo %s nobody takes back alone', (undo) => {
  const hall = startHall({ ...simultaneous, undo });
  playToPlanning(hall);
  playFirst(hall, 1, 'place');
  expect(ownInfoOf(hall.table, 1)?.mayUndo).toEqual([]);
  expect(refusal(order(hall, 1, { type: 'undo' }))).toEqual({ code: 'undoOff', figures: { undo } });
});
