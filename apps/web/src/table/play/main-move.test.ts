import type { ReadableMove } from '@altiplano/rules';
import { expect, test } from 'vitest';
import { isQuiet } from './main-move.ts';

const PASS: ReadableMove = { type: 'pass' };

test('passing does not invite while something else can be done', () => {
  expect(isQuiet(PASS, [PASS, { type: 'buildRoad', extras: [] }])).toBe(true);
  expect(isQuiet({ type: 'endTurn' }, [PASS, { type: 'endTurn' }])).toBe(false);
});

test('passing is the main thing where nothing else is left', () => {
  expect(isQuiet(PASS, [PASS])).toBe(false);
});
