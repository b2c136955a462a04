import type { LogLine } from '@altiplano/client';
import { shippedPack } from '@altiplano/pack';
import type { GameEvent } from '@altiplano/rules';
import { loadTexts, naming } from '@altiplano/text';
import { expect, test } from 'vitest';
import { got, line, passed } from '../../testing/log-lines.ts';
import { announced } from './announced.ts';

const names = naming(await loadTexts('en'), shippedPack, ['You', 'Ana', 'Ben']);

test('all that others did since is told, also if it comes at once', () => {
  const [before, ana, ben] = [line(1, got(1, 'ore')), line(1, got(1, 'wood')), line(2, passed(2))];
  expect(announced([before, ana, ben], before.number, 0, names)).toBe('Ana: got wood. Ben: passed');
  expect(announced([before, ana, ben], ben.number, 0, names)).toBe('');
});

test('the own action is not told, but what comes of it by itself is', () => {
  expect(announced([line(0, got(0, 'ore'))], 0, 0, names)).toBe('');
  const draws: GameEvent[] = [{ type: 'drew', seat: 0, good: 'fish' }];
  expect(announced([line(0, ...draws)], 0, 0, names)).toBe('You: drew fish');
  const round: GameEvent[] = [
    { type: 'travelerMoved', location: 'harbor' },
    { type: 'roundBegan', round: 4 },
    got(0, 'food'),
    got(1, 'food'),
  ];
  expect(announced([line(0, passed(0), ...round)], 0, 0, names)).toBe(
    'The traveler goes to the harbor. Round 4 begins. You: got food. Ana: got food',
  );
});

test('that the last round comes is told, whoever brought it about', () => {
  const near: GameEvent = { type: 'endTriggered', cause: 'mine', lastRound: 9 };
  for (const seat of [0, 1]) {
    expect(announced([line(seat, got(seat, 'ore'), near)], 0, 0, names)).toContain('Round 9 is the last');
  }
});

test('what happens to a seat without its person is told to that person', () => {
  const forced: LogLine = { ...line(0, got(0, 'corn')), deed: { kind: 'played', seat: 0, by: 'forced' } };
  expect(announced([forced], 0, 0, names)).toBe('You: got corn');
});

test('what was taken back is not told', () => {
  expect(announced([{ ...line(1, got(1, 'ore')), void: true }], 0, 0, names)).toBe('');
});
