import { readFileSync } from 'node:fs';
import { landmarksOf, openReplay, reviewRecord } from '@altiplano/client';
import { steadyPack } from '@altiplano/pack/testing';
import { isProblem, parseRecordText } from '@altiplano/protocol';
import { expect, test } from 'vitest';
import { linesOfStep } from './lines-of-step.ts';
import { replayLines } from './replay-store.ts';

const FILE = '../../../../fixtures/games/02-4p-traveler-2018-draft-simultaneous.json';
const record = parseRecordText(readFileSync(new URL(FILE, import.meta.url), 'utf8'));
if (isProblem(record)) throw new Error(record.problem);
const replay = openReplay(record, steadyPack);
const review = reviewRecord(record, steadyPack);
if (isProblem(replay) || isProblem(review)) throw new Error('The game cannot be replayed.');
const landmarks = landmarksOf(record, review);
const { turns } = landmarks;

test('a step by one move tells of that move alone', () => {
  const lines = linesOfStep(replayLines(replay, 'all'), 100, 'move', landmarks);
  expect(lines.every(({ number }) => number === 100)).toBe(true);
});

test.each(['all', 0, 1, 'spectator'] as const)(
  'steps by turns tell the whole story of %s, nothing twice',
  (eyes) => {
    const lines = replayLines(replay, eyes);
    const first = turns[0] ?? 0;
    const events = turns
      .slice(1)
      .flatMap((at) => linesOfStep(lines, at, 'turn', landmarks).flatMap(({ events: each }) => each));
    const expected = lines.filter(({ number }) => number > first && number <= (turns.at(-1) ?? 0));
    expect(events).toEqual(expected.flatMap(({ events: each }) => each));
  },
);

test('at the beginning nothing has happened', () => {
  expect(linesOfStep(replayLines(replay, 'all'), 0, 'move', landmarks)).toEqual([]);
});
