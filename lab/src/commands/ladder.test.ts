import { expect, test } from 'vitest';
import { runProgram, runWithin } from '../testing/run-program.ts';

const THREE = ['ladder', '--bots', 'random,random@2,random@2/3', '--seed', 'l'];

interface Ladder {
  readonly bots: readonly { readonly bot: string; readonly rating: number; readonly games: number }[];
}

test('a bot under three names: three equal ratings, for programs', () => {
  const { code, out, err } = runProgram([...THREE, '--players', '2', '--games', '7', '--json']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const number = expect.any(Number);
  const rung = { rating: 0, ci95: [number, number], games: 8, share: 0.5, meanScore: number, meanRank: 1.5 };
  expect(JSON.parse(out)).toEqual({
    // The same bot on every seat makes the same game each time, so a block is won once by each.
    bots: ['random', 'random@2', 'random@2/3'].map((bot) => ({ bot, ...rung })),
    players: 2,
    games: 12,
    meetings: 4,
    seed: 'l',
    options: expect.objectContaining({ players: 2 }),
    seconds: number,
    gamesPerSecond: number,
  });
});

test('a table with as many seats as names is one lineup, in which a bot may sit twice', async () => {
  const bots = 'random,random@2,random@2,random@3';
  const { code, out } = await runWithin(['ladder', '--bots', bots, '--games', '1', '--seed', 'l', '--json']);
  expect(code).toBe(0);
  const ladder = JSON.parse(out) as Ladder;
  const games = Object.fromEntries(ladder.bots.map((rung) => [rung.bot, rung.games]));
  expect(games).toEqual({ random: 4, 'random@2': 8, 'random@3': 4 });
});

test.each([
  ['en', ['12 games of 2; each pair met 4 times.', 'rating', 'random@2/3']],
  ['de', ['12 Partien zu 2; jedes Paar traf 4-mal aufeinander.', 'Wertung', 'random@2/3']],
])('a table for people (%s)', async (language, words) => {
  const { code, out, err } = await runWithin([
    ...THREE,
    '--players',
    '2',
    '--games',
    '12',
    '--lang',
    language,
  ]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  for (const word of words) expect(out).toContain(word);
  expect(out).not.toMatch(/undefined|NaN|\[object/);
  for (const line of out.split('\n')) expect(line.length, line).toBeLessThanOrEqual(80);
});

test.each([
  ['--bots random', '--bots: names 1, but a ladder needs 2 to 16; there are: random'],
  ['--bots nobody,random', '--bots nobody: must be random'],
  ['--bots random,', '--bots : must be random'],
  ['--bots random,random@x', '--bots random@ x: must be one or two whole numbers'],
  [
    '--bots random,random@2,random',
    '--bots: random is named twice, which only a list for all 4 seats may do',
  ],
  ['--games none', '--games none'],
  ['--players 1', '--players 1: must be a whole number from 2 to 5'],
])('ladder %s: one line that says what is wrong, and exit code 1', async (line, complaint) => {
  const { code, out, err } = await runWithin(['ladder', ...line.split(' ')]);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toMatch(/^altiplano: [^\n]*\n$/);
  expect(err).toContain(complaint);
});
