import { randomGame } from '@altiplano/cli/command-line';
import { steadyPack } from '@altiplano/pack/testing';
import { DEFAULT_OPTIONS, optionMatrix } from '@altiplano/rules/engine';
import { expect, test } from 'vitest';
import { runWithin } from '../testing/run-program.ts';
import { simulateGame } from './simulate-game.ts';
import { createTally } from './statistics.ts';

/** Without the figures that depend on the machine. */
function timeless(text: string): string {
  return text.replaceAll(/"\w*[sS]econds?": [\d.]+/g, '');
}

test('simulate prints its figures as JSON', async () => {
  const args = ['simulate', '--games', '3', '--players', '3', '--modules', 'events', '--seed', 's', '--json'];
  const { code, out, err } = await runWithin(args);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const range = { min: expect.any(Number), mean: expect.any(Number), max: expect.any(Number) };
  expect(JSON.parse(out)).toEqual({
    seed: 's',
    games: 3,
    rounds: range,
    scores: range,
    endedBy: expect.any(Object),
    decisions: expect.any(Number),
    seconds: expect.any(Number),
    gamesPerSecond: expect.any(Number),
    decisionsPerSecond: expect.any(Number),
    violations: 0,
  });
  expect(timeless((await runWithin(args)).out)).toBe(timeless(out));
});

test('the matrix counts its combinations, and what is named stays fixed', async () => {
  const fixed = ['--players', '2', '--modules', 'missions', '--planning', 'ordered', '--drawing', 'upTo'];
  const { out } = await runWithin(['simulate', '--matrix', '--games', '1', '--json', ...fixed]);
  expect(JSON.parse(out)).toMatchObject({ combinations: 4, games: 4, violations: 0 });
});

test('a game of a run can be run again alone, and recorded', () => {
  const options = { ...DEFAULT_OPTIONS, players: 2 };
  const again = simulateGame(steadyPack, options, 'run+7');
  expect(simulateGame(steadyPack, options, 'run+7')).toEqual(again);
  const { moves, result } = randomGame(steadyPack, options, 'run+7');
  expect(moves.length).toBe(again.decisions);
  expect(result?.scores.map((own) => own.total)).toEqual(again.scores);
});

test('a broken rule is counted, kept with its seed, and left out of the figures', () => {
  const tally = createTally();
  const [options = DEFAULT_OPTIONS] = optionMatrix();
  const violation = { seed: 's', options, moves: 3, violations: ['wood: 11 tiles of 12'] };
  tally.add({ rounds: 5, scores: [], endedBy: 'nothing', decisions: 3, violation });
  expect(tally.total('s', 1, undefined)).toMatchObject({
    games: 1,
    violations: 1,
    details: [violation],
    rounds: { min: 0, mean: 0, max: 0 },
    endedBy: {},
  });
});
