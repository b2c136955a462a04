import type { BotName } from '@altiplano/bots';
import { steadyPack } from '@altiplano/pack/testing';
import { DEFAULT_OPTIONS } from '@altiplano/rules';
import { expect, test } from 'vitest';
import { en } from '../text/en.ts';
import type { BotGame, BotGameJob } from './bot-game.ts';
import { playSeries, type Series } from './play-series.ts';
import { timeLeft } from './time-left.ts';

const random = { bot: 'random' as const };
const sound: BotGameJob = { seed: 'first', seats: [random, random], timed: null };

function series(jobs: BotGameJob[]): Series {
  return {
    pack: steadyPack,
    packFile: 'my-pack.json',
    options: { ...DEFAULT_OPTIONS, players: 2, missions: true },
    jobs,
    games: jobs.length,
    workers: 2,
    showAlways: false,
    again: ({ seed }) => `arena --games 2 --seed '${seed}'`,
  };
}

test('games come in order', async () => {
  const games: BotGame[] = [];
  await playSeries(series([sound, { ...sound, seed: 'second' }, sound]), en, (game) => games.push(game));
  expect(games).toHaveLength(3);
  expect(games[2]).toEqual(games[0]);
  expect(games[1]).not.toEqual(games[0]);
});

test('a game that breaks off fails the series, and the message says how to play it again', async () => {
  const broken = { bot: 'nobody' as BotName, budget: { plan: 7, action: 2 } };
  const jobs = [sound, { seed: 'second', seats: [random, broken], timed: null }];
  const failure = await playSeries(series(jobs), en, () => undefined).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Error);
  const { message } = failure as Error;
  expect(message).toContain("seed 'second', seats random,nobody@7/2, --players 2 --modules missions");
  expect(message).toContain("to see it again: arena --games 2 --seed 'second' --players 2");
  expect(message).toContain("--pack 'my-pack.json'");
});

test.each([
  [0.2, '1 s'],
  [59.9, '1 min 0 s'],
  [200, '3 min 20 s'],
  [7300, '2 h 1 min'],
])('%d seconds left are %s', (seconds, words) => {
  expect(timeLeft(seconds, en)).toBe(words);
});
