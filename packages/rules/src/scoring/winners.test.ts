import { expect, test } from 'vitest';
import { table } from '../testing/table.ts';
import { winners } from './score.ts';

test('[V7] the highest total wins, whatever coins the others have', () => {
  const t = table({ players: 3, traveler: 'full' });
  t.seat(0, { points: 9, coins: 20 }).seat(1, { points: 10 }).seat(2, { points: 4, opals: 10 });
  expect(winners(t.game)).toEqual([1]);
});

test('[V7] all lines count for the total', () => {
  const t = table({ players: 2, traveler: 'full' });
  t.seat(0, { points: 11, coins: 5 }).seat(1, {
    boats: ['boat-ore'],
    houses: ['house-ore'],
    container: '2 ore',
  });
  expect([t.score(0).total, t.score(1).total]).toEqual([11, 12]);
  expect(winners(t.game)).toEqual([1]);
});

test('[V7] a tie goes to the most coins among those tied', () => {
  const t = table({ players: 3, traveler: 'full' });
  t.seat(0, { points: 10, coins: 2 }).seat(1, { points: 10, coins: 3 }).seat(2, { points: 9, coins: 9 });
  expect(winners(t.game)).toEqual([1]);
});

test('[V7] tied in coins too they share', () => {
  const t = table({ players: 4, traveler: 'full' });
  t.seat(0, { points: 10, coins: 2 }).seat(1, { points: 10, coins: 1 });
  t.seat(2, { points: 10, coins: 2 }).seat(3, { points: 2, coins: 7 });
  expect(winners(t.game)).toEqual([0, 2]);
});

test('[V7] coins are no points', () => {
  const t = table().seat(0, { coins: 9 });
  expect(t.score(0)).toMatchObject({ total: 0, coins: 9 });
});

test('[V8] coins placed on extensions, the role tile, movement spaces and assets break a tie too', () => {
  const t = table({ players: 2, traveler: 'full' });
  t.seat(0, {
    role: 'trader',
    extensions: ['X23', 'X17'],
    assets: ['courier'],
    coins: 1,
    on: { role: 'coin', 'extension:X23': '2 coin', 'movement:1': 'coin', 'asset:courier': '2 coin' },
  });
  t.seat(1, { coins: 6 });
  expect([t.score(0).coins, t.score(1).coins]).toEqual([7, 6]);
  expect(winners(t.game)).toEqual([0]);
});

test('[V8] who has coins only on cards is not without coins for Q8', () => {
  const t = table({ players: 3, traveler: 'eventsOnly' });
  t.seat(0, { extensions: ['X6'], on: { 'extension:X6': 'coin' } })
    .seat(1, { coins: 1 })
    .event('Q8');
  expect(t.game.state.seats.map((seat) => seat.points)).toEqual([0, 0, 1]);
});

test('[V8] nor for Q36', () => {
  const t = table({ players: 3, traveler: 'eventsOnly' });
  t.seat(0, { extensions: ['X17'], on: { 'movement:3': 'coin' } })
    .seat(1, { coins: 1 })
    .event('Q36');
  expect(t.game.state.seats.map((seat) => seat.coins)).toEqual([0, 1, 2]);
});
