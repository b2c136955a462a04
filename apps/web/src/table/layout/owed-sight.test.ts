import { expect, test } from 'vitest';
import { owedSight, type Standing } from './owed-sight.ts';

const TURN: Standing = { seat: 0, decision: 'turn', figure: 'farm' };
const AWAY: Standing = { ...TURN, decision: null };

test('a turn that begins leads to where the figure stands', () => {
  expect(owedSight(AWAY, TURN)).toBe('here');
  expect(owedSight(null, TURN)).toBe('here');
});

test('a figure that has moved leads to where it stands now', () => {
  expect(owedSight(TURN, { ...TURN, figure: 'mine' })).toBe('here');
});

test('so does the turn of another seat on the same device', () => {
  expect(owedSight(TURN, { ...TURN, seat: 1 })).toBe('here');
});

test('an action within the turn, and what others do, leave the board where it is', () => {
  expect(owedSight(TURN, { ...TURN })).toBe(null);
  expect(owedSight(TURN, AWAY)).toBe(null);
  expect(owedSight(AWAY, { ...AWAY, figure: 'mine' })).toBe(null);
});

test('any other question leads to what can be pressed', () => {
  expect(owedSight(TURN, { ...TURN, decision: 'steps' })).toBe('open');
});
