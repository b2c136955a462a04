import { expect, test } from 'vitest';
import { type Attendance, attendanceOf } from './attendance.ts';

const person = { id: 'a', name: 'Ana' };

test.each([
  [null, null, 'none', 'open'],
  [null, 'easy', 'none', 'bot'],
  [person, 'easy', 'here', 'botFor'],
  [person, null, 'here', 'here'],
  [person, null, 'away', 'away'],
  [person, null, 'none', 'gone'],
  [person, null, undefined, 'unknown'],
] as const)('person %j, bot %j, %s: %s', (who, bot, presence, expected: Attendance) => {
  expect(attendanceOf({ person: who, bot, ready: true }, presence)).toBe(expected);
});
