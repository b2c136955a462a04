import { expect, test } from 'vitest';
import { en } from '../text/en.ts';
import { GATES } from './gate-table.ts';
import { namedGates } from './named-gates.ts';

function named(only: string): string[] {
  const line = { words: [], flags: new Map([['only', only]]) };
  return namedGates(line, GATES, en).map(({ id }) => id);
}

test('each further word leaves fewer gates', () => {
  expect(namedGates({ words: [], flags: new Map() }, GATES, en)).toEqual(GATES);
  expect(named('two-players, tuned')).toEqual([
    'two-players/tuned/planner',
    'two-players/learned/tuned',
    'two-players/search/tuned',
  ]);
  expect(named('easy')).toEqual(['levels/medium/easy']);
});

test('a whole name is one gate', () => {
  expect(named('modules/planner/greedy')).toEqual(['modules/planner/greedy']);
});
