import { readFileSync } from 'node:fs';
import { steadyPack } from '@altiplano/pack/testing';
import { isProblem, parseRecordText } from '@altiplano/protocol';
import { expect, test } from 'vitest';
import { landmarksOf, nextLandmark } from './landmarks.ts';
import { reviewRecord } from './review-record.ts';

const FILE = '../../../../fixtures/games/02-4p-traveler-2018-draft-simultaneous.json';
const record = parseRecordText(readFileSync(new URL(FILE, import.meta.url), 'utf8'));
if (isProblem(record)) throw new Error(record.problem);
const review = reviewRecord(record, steadyPack);
if (isProblem(review)) throw new Error(review.problem);
const { turns, rounds } = landmarksOf(record, review);

test('every round ends where the points were counted, and the game at its last move', () => {
  expect(rounds[0]).toBe(0);
  expect(rounds.at(-1)).toBe(record.moves.length);
  expect(rounds).toEqual([...rounds].sort((a, b) => a - b));
  expect(rounds.length).toBe((record.result?.rounds ?? 0) + 1);
});

test('a turn ends where another player goes on, and with the round', () => {
  const together = ['takeBack', 'draw', 'place', 'unplace', 'declare'];
  for (const [index, end] of turns.entries()) {
    const moves = record.moves.slice(turns[index - 1] ?? 0, end);
    const alone = moves.filter(({ move }) => !together.includes(move.type));
    expect(new Set(alone.map(({ seat }) => seat)).size).toBeLessThanOrEqual(1);
  }
  expect(rounds.every((end) => turns.includes(end))).toBe(true);
});

const planning = record.moves.map(({ move }) => ['place', 'unplace', 'declare'].includes(move.type));

test('what all plan at the same time is one turn', () => {
  const inside = turns.filter((end) => planning[end - 1] && planning[end] && !rounds.includes(end));
  expect(inside).toEqual([]);
});

test('one walks from landmark to landmark and not past the last', () => {
  const marks = [0, 4, 9];
  expect([0, 3, 4, 8, 9].map((at) => nextLandmark(marks, at, 1))).toEqual([4, 4, 9, 9, 9]);
  expect([0, 3, 4, 8, 9].map((at) => nextLandmark(marks, at, -1))).toEqual([0, 0, 0, 4, 4]);
});
