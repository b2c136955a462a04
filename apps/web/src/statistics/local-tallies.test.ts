import type { StoredGame } from '@altiplano/client';
import { DEFAULT_SETTINGS, type SeatInfo } from '@altiplano/protocol';
import { expect, test } from 'vitest';
import { localTallies, modulesKey, modulesOf } from './local-tallies.ts';

const ANY = { of: 'all', seats: null, modules: null } as const;
const ana: SeatInfo = { person: { id: 'local-0', name: 'Ana' }, bot: null, ready: true };
const bot: SeatInfo = { person: null, bot: 'easy', ready: true };

function game(
  points: readonly number[],
  winners: readonly number[],
  more: Partial<StoredGame> = {},
): StoredGame {
  return {
    table: 'x',
    status: 'finished',
    settings: DEFAULT_SETTINGS,
    seats: [ana, ...points.slice(1).map(() => bot)],
    createdAt: 0,
    updatedAt: 0,
    round: 15,
    awaited: [],
    result: { points, winners },
    roles: ['weaver', 'miner', 'farmer'],
    ...more,
  };
}

test('games are summed by who played', () => {
  const games = [game([50, 60, 40], [1]), game([70, 60, 40], [0])];
  expect(localTallies(games, 'player', ANY)).toEqual([
    { level: 'easy', games: 4, won: 1, points: 200, bestPoints: 60, ranks: 1 + 3 + 2 + 3 },
    { person: { id: 'Ana', name: 'Ana' }, games: 2, won: 1, points: 120, bestPoints: 70, ranks: 2 + 1 },
  ]);
});

/** A game of somebody by this name against a bot. */
function called(name: string): StoredGame {
  return game([50, 60], [1], { seats: [{ person: { id: 'local-0', name }, bot: null, ready: true }, bot] });
}

test('whoever is called nothing but "you" is one person, whatever language the game was begun in', () => {
  expect(localTallies([called('You'), called('Du')], 'player', { ...ANY, of: 'people' })).toEqual([
    { person: { id: 'You', name: 'You' }, games: 2, won: 0, points: 100, bestPoints: 50, ranks: 4 },
  ]);
});

test('[V7] who loses a tie stands behind who wins it', () => {
  const [tally] = localTallies([game([60, 60, 40], [1])], 'player', { ...ANY, of: 'people' });
  expect([tally?.ranks, tally?.won]).toEqual([2, 0]);
});

test('a role counts where it is known', () => {
  const { roles: _roles, ...older } = game([1, 2, 3], [2]);
  const tallies = localTallies([game([50, 60, 40], [1]), older], 'role', { ...ANY, of: 'people' });
  expect(tallies).toEqual([{ role: 'weaver', games: 1, won: 0, points: 50, bestPoints: 50, ranks: 2 }]);
});

test('only finished games of this device count, and of these the chosen ones', () => {
  const games = [
    game([50, 60], [1]),
    game([50, 60, 1], [1], { imported: true }),
    game([50, 60, 1], [1], { status: 'abandoned', result: null }),
  ];
  expect(localTallies(games, 'seats', ANY).map(({ seats, games: count }) => [seats, count])).toEqual([
    [2, 2],
  ]);
  expect(localTallies(games, 'seats', { ...ANY, seats: 3 })).toEqual([]);
  expect(localTallies(games, 'seats', { ...ANY, modules: 'missions' })).toEqual([]);
  expect(localTallies(games, 'modules', { ...ANY, modules: 'base' })[0]?.modules).toEqual([]);
});

test('modules have one name however they are ordered', () => {
  const options = { ...DEFAULT_SETTINGS.options, missions: true, traveler: 'full' } as const;
  expect(modulesKey(modulesOf(options))).toBe('missions,traveler');
  expect(modulesKey(['traveler', 'missions'])).toBe('missions,traveler');
  expect(modulesKey([])).toBe('base');
});
