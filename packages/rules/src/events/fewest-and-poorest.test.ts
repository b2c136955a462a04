import { otherPack } from '@altiplano/pack/testing';
import { expect, test } from 'vitest';
import { table } from '../testing/table.ts';

const full = { traveler: 'full' } as const;

test('[Q36] each with no coins gains two coins', () => {
  const t = table({ ...full, players: 3, startingSeat: 1 }).seat(1, { coins: 1 });
  expect(t.reveal('Q36').slice(2)).toEqual([
    { type: 'coinsGained', seat: 2, coins: 2 },
    { type: 'coinsGained', seat: 0, coins: 2 },
  ]);
  expect(t.game.state.seats.map((seat) => seat.coins)).toEqual([2, 1, 2]);
});

test('[Q36] [V8] coins on cards and movement spaces are coins', () => {
  const t = table({ ...full, players: 4 })
    .seat(0, { extensions: ['X17'], on: { 'movement:2': 'coin' } })
    .seat(1, { extensions: ['X6'], on: { 'extension:X6': 'coin' } })
    .seat(2, { assets: ['courier'], on: { 'asset:courier': 'coin' } });
  expect(t.event('Q36').game.state.seats.map((seat) => seat.coins)).toEqual([0, 0, 0, 2]);
});

test('[Q36] the coins come from the pack', () => {
  expect(table(full, otherPack).event('Q36').game.state.seats[0].coins).toBe(1);
});

test('[Q37] the fewest corn in the warehouse gain two points', () => {
  const t = table({ ...full, players: 3 })
    .seat(0, { rows: ['2 corn', 'fish corn'] })
    .seat(1, { rows: ['fish corn', 'wood corn'] })
    .seat(2, { rows: ['3 corn'] });
  expect(t.reveal('Q37').slice(2)).toEqual([{ type: 'pointsGained', seat: 1, points: 2 }]);
});

test('[Q37] all tied gain them', () => {
  const t = table({ ...full, players: 3, startingSeat: 2 })
    .seat(0, { rows: ['fish corn'] })
    .seat(1, { rows: ['2 corn'] })
    .seat(2, { rows: ['corn'] });
  expect(t.reveal('Q37').slice(2)).toEqual([
    { type: 'pointsGained', seat: 2, points: 2 },
    { type: 'pointsGained', seat: 0, points: 2 },
  ]);
  expect(
    table(full)
      .event('Q37')
      .game.state.seats.map((seat) => seat.points),
  ).toEqual([2, 2]);
});

test('[Q37] corn on an order is not in the warehouse', () => {
  const t = table(full)
    .seat(0, { order: 'wood-stone-corn-corn', delivered: '2 corn' })
    .seat(1, { rows: ['corn'] });
  expect(t.event('Q37').game.state.seats.map((seat) => seat.points)).toEqual([2, 0]);
});

test('[G26] [Q37] corn on X25 does not count', () => {
  const t = table(full)
    .seat(0, { extensions: ['X25'], on: { 'extension:X25': '2 corn' } })
    .seat(1, { rows: ['corn'] });
  expect(t.event('Q37').game.state.seats.map((seat) => seat.points)).toEqual([2, 0]);
});

test('[Q37] the points come from the pack', () => {
  const t = table(full, otherPack)
    .seat(0, { rows: ['corn'] })
    .event('Q37');
  expect(t.game.state.seats.map((seat) => seat.points)).toEqual([0, 3]);
});
