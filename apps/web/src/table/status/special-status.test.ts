import type { ReadableMove } from '@altiplano/rules';
import { loadTexts } from '@altiplano/text';
import { expect, test } from 'vitest';
import { loadTableWords } from '../words/table-words.ts';
import { specialStatus } from './special-status.ts';

const texts = await loadTexts('en');
const words = await loadTableWords('en');
const MOVES = {
  travel: { type: 'travel', location: 'farm', means: 'freeCart' },
  act: { type: 'buildRoad', extras: [] },
  pass: { type: 'pass' },
  end: { type: 'endTurn' },
  set: { type: 'setFigure', location: 'farm' },
} as const satisfies Record<string, ReadableMove>;

/** What is said to somebody whose turn it is, at the harbor, with these moves. */
function said(...can: (keyof typeof MOVES)[]): string | null {
  const known = {
    own: { decision: 'turn', figure: 'harbor' },
    legal: can.map((name) => MOVES[name]),
    info: { status: 'running' },
    hasActed: can.includes('end'),
    words,
    texts,
  } as unknown as Parameters<typeof specialStatus>[0];
  return specialStatus(known, true);
}

test('the usual question is asked where all of it is possible', () => {
  expect(said('travel', 'act', 'pass')).toBeNull();
  expect(said('travel', 'end')).toBeNull();
});

test('nobody is told to do what cannot be done', () => {
  expect(said('act', 'pass')).toBe(words.actOrPass);
  expect(said('travel', 'pass')).toBe(words.travelOrPass);
  expect(said('pass')).toBe(words.onlyPass);
  expect(said('end')).toBe(words.onlyEnd);
  expect(said('set', 'pass')).toBe(words.setFirst);
});

test('whose figure was set or moved is told where it stands and how to go on', () => {
  expect(said('travel', 'act')).toBe('You are at the harbor: act here, move on or take it back.');
  expect(said('act')).toBe('You are at the harbor: act here or take it back.');
  expect(said('travel')).toBe('You are at the harbor: move on to act or take it back.');
});
