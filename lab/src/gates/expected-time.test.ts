import { expect, test } from 'vitest';
import { expectedSeconds, startClock } from './expected-time.ts';
import { GATES } from './gate-table.ts';

test('fewer games or more workers make a gate shorter', () => {
  for (const gate of GATES) {
    const alone = expectedSeconds(gate, false, 1);
    expect(alone).toBeGreaterThan(expectedSeconds(gate, true, 1));
    expect(alone).toBeGreaterThanOrEqual(expectedSeconds(gate, false, 2));
  }
});

test('what is left follows the pace of what was played', () => {
  const clock = startClock([10, 20, 30]);
  expect(clock.left()).toBe(60);
  clock.done(20);
  expect(clock.left()).toBe(100);
  clock.done(10);
  expect(clock.left()).toBe(30);
  clock.done(30);
  expect(clock.left()).toBe(0);
});
