import { expect, test } from 'vitest';
import type { Threshold } from './gate.ts';
import { holds, isInTime } from './verdict.ts';

test.each<[Threshold['kind'], number, boolean]>([
  ['shareAtLeast', 0.5, true],
  ['shareAtLeast', 0.6, true],
  ['shareAtLeast', 0.61, false],
  ['lowAbove', 0.49, true],
  ['lowAbove', 0.5, false],
  ['highAtLeast', 0.7, true],
  ['highAtLeast', 0.71, false],
])('%s %d for 0.6 within 0.5 to 0.7: %j', (kind, share, expected) => {
  // 0.1 + 0.2 + 0.3 and its like must count as what they stand for.
  const hair = 1e-15;
  const figures = { share: 0.6 - hair, ci95: [0.5 + hair, 0.7 - hair] as const };
  expect(holds({ kind, share }, figures)).toBe(expected);
});

test('both times have to be kept', () => {
  const limits = { planMs: 100, moveMs: 10 };
  expect(isInTime(limits, { p95PlanMs: 100, p95MoveMs: 10 })).toBe(true);
  expect(isInTime(limits, { p95PlanMs: 101, p95MoveMs: 1 })).toBe(false);
  expect(isInTime(limits, { p95PlanMs: 1, p95MoveMs: 11 })).toBe(false);
});
