import { PHASE } from '@altiplano/rules/engine';
import { expect, test } from 'vitest';
import { startStopwatch } from './stopwatch.ts';

test('decisions of one round of planning add up to a plan', () => {
  const stopwatch = startStopwatch();
  stopwatch.add({ phase: PHASE.planning, round: 1 }, 3);
  stopwatch.add({ phase: PHASE.planning, round: 1 }, 4);
  stopwatch.add({ phase: PHASE.actions, round: 1 }, 10);
  stopwatch.add({ phase: PHASE.actions, round: 1 }, 20);
  stopwatch.add({ phase: PHASE.planning, round: 2 }, 5);
  expect(stopwatch.times()).toEqual({ moveMs: [10, 20], planMs: [7, 5] });
});
