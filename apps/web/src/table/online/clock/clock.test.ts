import { expect, test } from 'vitest';
import { online as words } from '../words/en.ts';
import { clockText } from './clock-text.ts';
import { urgencyOf } from './urgency.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;

test.each([
  [-5 * SECOND, '0:00'],
  [0, '0:00'],
  [1, '0:01'],
  [59 * SECOND, '0:59'],
  [60 * SECOND, '1:00'],
  [61.2 * SECOND, '1:02'],
  [HOUR + 62 * SECOND, '1:01:02'],
  [5 * HOUR + 61 * SECOND, '5 h 1 min'],
  [48 * HOUR, '2 d'],
  [50 * HOUR, '2 d 2 h'],
])('%d ms are shown as %s', (left, text) => {
  expect(clockText(left, words)).toBe(text);
});

const live = { type: 'live', bank: 1800, increment: 30 } as const;
const short = { type: 'live', bank: 60, increment: 0 } as const;
const slow = { type: 'slow', days: 2 } as const;

test.each([
  [{ type: 'none' } as const, 0, 'calm'],
  [live, 600 * SECOND, 'calm'],
  [live, 90 * SECOND, 'low'],
  [live, 20 * SECOND, 'urgent'],
  [live, 0, 'out'],
  [short, 50 * SECOND, 'calm'],
  [short, 12 * SECOND, 'low'],
  [short, 2 * SECOND, 'urgent'],
  [slow, 40 * HOUR, 'calm'],
  [slow, 9 * HOUR, 'low'],
  [slow, HOUR, 'urgent'],
  [slow, -HOUR, 'out'],
])('with the clock %j, %d ms are %s', (clock, left, urgency) => {
  expect(urgencyOf(left, clock)).toBe(urgency);
});
