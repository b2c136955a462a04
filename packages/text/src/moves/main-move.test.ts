import type { ReadableMove } from '@altiplano/rules';
import { expect, test } from 'vitest';
import { endsSomething, isAnswer, isQuiet, mainMove } from './main-move.ts';

const PASS: ReadableMove = { type: 'pass' };
const ACCEPT: ReadableMove = { type: 'accept' };
const DECLINE: ReadableMove = { type: 'decline' };

test('passing does not invite while something else can be done', () => {
  expect(isQuiet(PASS, [PASS, { type: 'buildRoad', extras: [] }])).toBe(true);
  expect(isQuiet({ type: 'endTurn' }, [PASS, { type: 'endTurn' }])).toBe(false);
});

test('passing is the main thing where nothing else is left', () => {
  expect(isQuiet(PASS, [PASS])).toBe(false);
});

test('to decline is an answer beside others, not where it is all that can be done', () => {
  expect(mainMove([ACCEPT, DECLINE])).toBe(DECLINE);
  expect(isAnswer(DECLINE, [ACCEPT, DECLINE])).toBe(true);
  expect(isAnswer(DECLINE, [DECLINE])).toBe(false);
});

test('to pass stays apart from what else can be done', () => {
  expect(isAnswer(PASS, [ACCEPT, PASS])).toBe(false);
});

test('what brings the game on ends something; an action does not', () => {
  expect([PASS, DECLINE, { type: 'endTurn' as const }].every(endsSomething)).toBe(true);
  expect(endsSomething({ type: 'buildRoad', extras: [] })).toBe(false);
});
