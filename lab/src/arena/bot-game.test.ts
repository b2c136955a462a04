import type { BotName } from '@altiplano/bots';
import { steadyPack } from '@altiplano/pack/testing';
import { DEFAULT_OPTIONS, type Options } from '@altiplano/rules';
import { expect, test } from 'vitest';
import { botGames } from './bot-game.ts';

const seats = Array.from({ length: 5 }, () => ({ bot: 'random' as const }));

function played(options: Partial<Options>, seed: string, timed: number | null = null) {
  const all = { ...DEFAULT_OPTIONS, ...options };
  return botGames({ pack: steadyPack, options: all })({ seed, seats: seats.slice(0, all.players), timed });
}

test.each<Partial<Options>>([
  { players: 2 },
  { players: 5, missions: true, traveler: 'full', roles: 'draft' },
  { players: 3, traveler: 'eventsOnly', short: true, planning: 'simultaneous', drawing: 'upTo' },
])('bots play to the end, and the same job is the same game: %j', (options) => {
  const game = played(options, 'bots');
  expect(game.points).toHaveLength(options.players ?? 0);
  expect(game.rounds).toBeGreaterThan(3);
  const best = Math.max(...game.points);
  for (const seat of game.winners) expect(game.points[seat]).toBe(best);
  expect(played(options, 'bots')).toEqual(game);
  const others = ['a', 'b', 'c', 'd'].map((seed) => JSON.stringify(played(options, seed)));
  expect(new Set(others).size).toBeGreaterThan(1);
});

test('only the timed seat is timed: its plans, one a round, and its other decisions', () => {
  const { rounds, planMs, moveMs } = played({ players: 2 }, 'timed', 1);
  expect(planMs.length).toBeGreaterThan(1);
  expect(planMs.length).toBeLessThanOrEqual(rounds);
  expect(moveMs.length).toBeGreaterThan(1);
  expect(played({ players: 2 }, 'timed')).toMatchObject({ planMs: [], moveMs: [] });
});

test('a bot that fails is not passed over', () => {
  const job = { seed: 's', seats: [{ bot: 'nobody' as BotName }, { bot: 'random' as const }], timed: null };
  expect(() => botGames({ pack: steadyPack, options: { ...DEFAULT_OPTIONS, players: 2 } })(job)).toThrow();
});

test('luck is measured where it is asked for, and the game stays the same', () => {
  const options = { ...DEFAULT_OPTIONS, players: 2 };
  const job = { seed: 'luck', seats: [{ bot: 'greedy' }, { bot: 'greedy' }], timed: null } as const;
  const { luck, ...game } = botGames({ pack: steadyPack, options, luckWorlds: 2 })(job);
  const { luck: none, ...plain } = botGames({ pack: steadyPack, options })(job);
  expect(game).toEqual(plain);
  expect(none).toEqual([0, 0]);
  expect(luck.every((points) => points !== 0)).toBe(true);
});
