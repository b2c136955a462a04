import { expect, test } from 'vitest';
import { runProgram, runWithin } from '../testing/run-program.ts';

const SELF = ['arena', '--candidate', 'random', '--against', 'random', '--seed', 'a'];

/** Without the figures that depend on the machine. */
function timeless(text: string): string {
  return text.replaceAll(/"(?:p95\w*|seconds|gamesPerSecond)": [\d.]+/g, '');
}

test('a bot against itself wins its share, for programs', () => {
  const { code, out, err } = runProgram([...SELF, '--games', '5', '--modules', 'events', '--json']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const number = expect.any(Number);
  expect(JSON.parse(out)).toEqual({
    candidate: 'random',
    against: 'random',
    players: 4,
    games: 8,
    seed: 'a',
    options: expect.objectContaining({ players: 4, traveler: 'eventsOnly' }),
    // The same bot on every seat makes the same game each time, so a block is won exactly once.
    share: 0.25,
    ci95: [0.25, 0.25],
    meanMargin: number,
    marginCi95: [number, number],
    // Two blocks are too few to say what luck was worth.
    adjusted: {
      share: 0.25,
      ci95: [0.25, 0.25],
      meanMargin: number,
      marginCi95: [number, number],
      fewerGames: { share: 1, margin: 1 },
    },
    meanRank: 2.5,
    p95MoveMs: number,
    p95PlanMs: number,
    seconds: number,
    gamesPerSecond: number,
    budget: { plan: 1, action: 1 },
    wins: number,
    sharedWins: number,
    meanScore: number,
    meanRivalScore: number,
    meanRounds: number,
  });
});

test('luck that is not measured is not in the report, and the games are the same', async () => {
  const args = [...SELF, '--players', '2', '--games', '4'];
  const figures = async (...more: string[]): Promise<Record<string, unknown>> => {
    const { out } = await runWithin([...args, ...more, '--json']);
    return JSON.parse(timeless(out).replaceAll(/\n\s*,/g, ''));
  };
  const measured = await figures();
  expect(measured['adjusted']).not.toBeNull();
  expect(await figures('--luck', '0')).toEqual({ ...measured, adjusted: null });
  expect((await runWithin(args)).out).toContain('without luck');
  expect((await runWithin([...args, '--luck', '0'])).out).not.toContain('without luck');
});

async function runWith(workers: string): Promise<string> {
  const args = ['--players', '2', '--games', '6', '--json', '--workers', workers];
  return timeless((await runWithin([...SELF, ...args])).out);
}

test('the same seed gives the same figures, with however many workers', async () => {
  const once = await runWith('1');
  expect(await runWith('3')).toBe(once);
  expect(JSON.parse(once.replaceAll(/\n\s*,/g, ''))).toMatchObject({ games: 6, share: 0.5 });
});

test.each([
  [
    'en',
    ['candidate', 'budget 200 for a plan, 50 otherwise', '2 set-ups, each on all 2 seats', '50 % of all'],
  ],
  [
    'de',
    ['Kandidat', 'Budget 200 für einen Plan, sonst 50', 'jeder auf allen 2 Plätzen', '50 % aller Partien'],
  ],
])('a table for people (%s)', async (language, words) => {
  const args = ['--players', '2', '--games', '4', '--budget', '200,50', '--lang', language];
  const { code, out, err } = await runWithin([...SELF, ...args]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  for (const word of words) expect(out).toContain(word);
  expect(out).not.toMatch(/undefined|NaN|\[object/);
  for (const line of out.split('\n')) expect(line.length, line).toBeLessThanOrEqual(80);
});

test('below the gate ends with exit code 1, at it with 0', async () => {
  const args = [...SELF, '--players', '2', '--games', '2'];
  expect(await runWithin([...args, '--gate', '0.5'])).toMatchObject({ code: 0, err: '' });
  const { code, err } = await runWithin([...args, '--gate', '0.51', '--json']);
  expect({ code, err }).toEqual({
    code: 1,
    err: 'altiplano: the share of wins, 0.5, is below the gate of 0.51\n',
  });
});

test('progress is told where no terminal is only if asked for', async () => {
  const { err } = await runWithin([...SELF, '--players', '2', '--games', '2', '--progress', '--json']);
  // On a busy machine also how far it was before.
  expect(err.endsWith('2 of 2 games, about 0 s left\n')).toBe(true);
});

test.each([
  ['--against random', 'arena needs --candidate BOT: random'],
  ['--candidate random', 'arena needs --against BOT: random'],
  ['--candidate nobody --against random', '--candidate nobody: must be random'],
  ['--candidate random --against nobody', '--against nobody: must be random'],
  ['--games 0', '--games 0: must be a whole number from 1 to 10000000'],
  ['--players 6', '--players 6: must be a whole number from 2 to 5'],
  ['--budget abc', '--budget abc: must be one or two whole numbers from 1 to 1000000000, such as 200,50'],
  ['--budget 0', '--budget 0: must be one or two'],
  ['--budget 1,2,3', '--budget 1,2,3: must be one or two'],
  ['--budget 1,', '--budget 1,: must be one or two'],
  ['--gate 1.5', '--gate 1.5: must be a number from 0 to 1'],
  ['--gate half', '--gate half: must be a number from 0 to 1'],
  ['--luck many', '--luck many: must be a whole number from 0 to 100'],
  ['--workers 0', '--workers 0: must be a whole number from 1 to 256'],
  ['--seed=', '--seed: must not be empty'],
  ['--pack nowhere.json', 'nowhere.json: there is no such file'],
  ['--nets nowhere.json', 'nowhere.json: there is no such file'],
  ['--modules short', 'needs traveler or events'],
])('arena %s: one line that says what is wrong, and exit code 1', async (line, complaint) => {
  const named = line.includes('random') ? [] : ['--candidate', 'random', '--against', 'random'];
  const { code, out, err } = await runWithin(['arena', ...named, ...line.split(' ')]);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toMatch(/^altiplano: [^\n]*\n$/);
  expect(err).toContain(complaint);
});
