import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { steadyPack } from '@altiplano/pack/testing';
import { DEFAULT_OPTIONS } from '@altiplano/rules';
import { expect, test } from 'vitest';
import { runGames } from '../balance/run-games.ts';
import { JobFailed } from '@altiplano/threads';
import { folder, runWithin } from '../testing/run-program.ts';

const RANDOM = ['balance', '--bot', 'random', '--players', '2', '--games', '4', '--seed', 'b'];

test('the same seed gives the same figures, with however many workers', async () => {
  const modules = ['--missions', '--traveler', 'full', '--json'];
  const { code, out, err } = await runWithin([...RANDOM, ...modules, '--workers', '1']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(JSON.parse(out)).toMatchObject({
    bot: 'random',
    games: 4,
    seed: 'b',
    options: { players: 2, missions: true, traveler: 'full', short: false },
    fairShare: 0.5,
    checks: expect.arrayContaining([expect.objectContaining({ target: 'travelerUsed' })]),
  });
  const inThree = await runWithin([...RANDOM, '--modules', 'missions,traveler', '--json', '--workers', '3']);
  expect(inThree.out).toBe(out);
});

test.each([
  ['en', ['4 games of 2 players', 'base game', 'rounds per game', 'Wins as miner', 'wanted: 0.8 to 1.2']],
  [
    'de',
    ['4 Partien zu zweit', 'Grundspiel', 'Runden je Partie', 'Siege als Bergmann', 'gewünscht: 0,8 bis 1,2'],
  ],
])('a summary for people (%s)', async (language, words) => {
  const { code, out } = await runWithin([...RANDOM, '--lang', language]);
  expect(code).toBe(0);
  for (const word of words) expect(out).toContain(word);
});

test('a report is a page and its figures', async () => {
  const report = join(folder(), 'new', 'report');
  const { code, out, err } = await runWithin([...RANDOM, '--report', report, '--json']);
  expect(code).toBe(0);
  expect(readFileSync(join(report, 'balance.json'), 'utf8')).toBe(out);
  expect(readFileSync(join(report, 'balance.html'), 'utf8')).toContain('<!doctype html>');
  expect(err).toContain('balance.html');
});

test.each([
  [['--bot', 'nobody'], '--bot nobody: must be'],
  [['--games', '0'], '--games 0: must be a whole number from 1'],
  [['--workers', 'all'], '--workers all: must be a whole number'],
  [['--traveler', 'maybe'], '--traveler maybe: must be full or eventsOnly or off'],
  [['--missions', '--modules', 'events'], '--missions: name the modules either'],
  [['--short'], 'Z1'],
  [['--reports', 'x'], 'did you mean --report?'],
  [['--bots', 'random'], '--bots: only together with --targets'],
  [['--targets', '--bots', 'random,nobody'], '--bots nobody: must be'],
  [['--targets', '--bots', 'random,random'], '--bots: random is named twice'],
  [['--targets', '--bots', 'random', '--bot', 'greedy'], '--bots: name the bots either'],
])('bad input is named: %j', async (args, complaint) => {
  const { code, out, err } = await runWithin(['balance', ...args]);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toContain(complaint);
});

test('targets of several bots side by side, as JSON and as a report', async () => {
  const report = join(folder(), 'targets');
  const asked = [
    'balance',
    '--targets',
    '--bots',
    'random,greedy',
    '--players',
    '2',
    '--games',
    '2',
    '--seed',
    'b',
  ];
  const { code, out, err } = await runWithin([...asked, '--json', '--report', report]);
  expect(code).toBe(0);
  const found = JSON.parse(out) as { bots: { bot: string; rows: { row: string }[] }[] };
  expect(found).toMatchObject({ games: 2, seed: 'b', options: { players: 2 } });
  expect(found.bots.map(({ bot }) => bot)).toEqual(['random', 'greedy']);
  expect(found.bots[0]?.rows.map(({ row }) => row)).toContain('standings');
  expect(readFileSync(join(report, 'targets.json'), 'utf8')).toBe(out);
  expect(readFileSync(join(report, 'targets.html'), 'utf8')).toContain('<!doctype html>');
  expect(err).toContain('targets.html');
});

test('a folder that cannot be made is named before any game is played', async () => {
  const file = join(folder(), 'file');
  writeFileSync(file, '');
  const { code, err } = await runWithin([...RANDOM, '--report', file]);
  expect(code).toBe(1);
  expect(err).toContain(file);
  expect(existsSync(join(file, 'balance.html'))).toBe(false);
});

test('a game that breaks off fails the whole run, with its seed', async () => {
  const options = { ...DEFAULT_OPTIONS, players: 9 };
  const run = runGames({ pack: steadyPack, options, bot: 'random', games: 3, seed: 'x', workers: 1 });
  await expect(run).rejects.toBeInstanceOf(JobFailed);
  await expect(run).rejects.toMatchObject({ job: 'x', message: expect.stringContaining('unknownOption') });
});
