import { otherPack, steadyPack } from '@altiplano/pack/testing';
import { expect, test } from 'vitest';
import type { ByPlayers, Components } from '../components/components.ts';
import { DEFAULT_OPTIONS, type Options } from '../options.ts';
import { isRejection, type Rejection } from '../rejection.ts';
import { newTable } from '../testing/table.ts';
import { createGame } from './create.ts';
import { whyNotComponents } from './refusal.ts';

/** Why no such game can be, or null. */
function refusal(options: Record<string, unknown>, components: Components = steadyPack): Rejection | null {
  const made = createGame({
    components,
    options: { ...DEFAULT_OPTIONS, ...options } as unknown as Options,
    seed: 'test',
  });
  return isRejection(made) ? made : null;
}

test.each([0, 1, 6, 2.5, '3', null])('[S1] there is no game for %j players', (players) => {
  expect(refusal({ players })).toMatchObject({ rejected: 'unknownOption', rule: 'S1' });
});

test.each([
  { edition: 2016 },
  { roles: 'auction' },
  { planning: 'secret' },
  { drawing: 'none' },
  { traveler: true },
  { dragons: true },
])('[S1] options that the rules do not know are refused: %j', (options) => {
  expect(refusal(options)).toMatchObject({ rejected: 'unknownOption' });
});

test('[S8] a seat that does not exist cannot start', () => {
  expect(refusal({ players: 3, startingSeat: 3 })).toMatchObject({ rejected: 'noSuchSeat', rule: 'S8' });
  expect(refusal({ players: 4, startingSeat: 3 })).toBeNull();
});

test('[Z1] the short game needs the expansion, in full or its events only', () => {
  expect(refusal({ short: true, traveler: 'off' })).toMatchObject({ rejected: 'contradictoryOptions' });
  expect(refusal({ short: true, traveler: 'eventsOnly' })).toBeNull();
  expect(refusal({ short: true, traveler: 'full' })).toBeNull();
});

test.each([2, 3, 4, 5])('[G2] both packs can be played by %i', (players) => {
  expect([refusal({ players }), refusal({ players }, otherPack)]).toEqual([null, null]);
});

function withFish(fish: ByPlayers): Components {
  return { ...steadyPack, supply: { ...steadyPack.supply, fish } };
}

test('[G2] a pack whose roles need more of a good than there is, is refused', () => {
  // The fisherman starts with two fish; miner, trader and stonemason with one each.
  expect(refusal({}, withFish([3, 4, 5, 5]))).toBeNull();
  expect(refusal({}, withFish([2, 4, 5, 5]))).toMatchObject({
    rejected: 'packRefused',
    rule: 'G2',
    figures: { good: 'fish', players: 2, needed: 3, left: 2 },
  });
  expect(refusal({}, withFish([3, 4, 5, 4]))).toMatchObject({
    rejected: 'packRefused',
    figures: { good: 'fish', players: 5, needed: 5, left: 4 },
  });
});

function withFood(food: number): Components {
  return { ...steadyPack, supply: { ...steadyPack.supply, food: [food, 36, 36, 36] } };
}

test('[G2] [Z1] the food that the short game adds counts too', () => {
  // Two roles with two food each, and one more for both.
  expect(refusal({}, withFood(6))).toBeNull();
  expect(refusal({}, withFood(5))).toMatchObject({ rejected: 'packRefused', figures: { good: 'food' } });
});

test('[G2] the first edition must have enough food too', () => {
  expect(refusal({}, { ...steadyPack, firstEditionFood: [5, 30, 30, 30] })).toMatchObject({
    rejected: 'packRefused',
    figures: { good: 'food', left: 5 },
  });
});

function withTiles(count: number): Components {
  const extensions = steadyPack.extensions.filter((tile) => tile.players === 2);
  return { ...steadyPack, extensions: extensions.slice(0, count) };
}

test('[G2] a pack that cannot fill the strip is refused', () => {
  expect(refusal({}, withTiles(5))).toBeNull();
  expect(refusal({}, withTiles(4))).toMatchObject({
    rejected: 'packRefused',
    rule: 'G2',
    figures: { part: 'strip', needed: 5, left: 4 },
  });
});

test('[G2] tiles marked for more players do not fill the strip of fewer', () => {
  const extensions = steadyPack.extensions
    .slice(0, 8)
    .map((tile, at) => ({ ...tile, players: at < 4 ? 2 : 3 }));
  expect(refusal({ players: 4 }, { ...steadyPack, extensions })).toMatchObject({
    rejected: 'packRefused',
    figures: { part: 'strip', players: 2, left: 4 },
  });
});

test('[G2] a pack with fewer roles than players is refused', () => {
  expect(refusal({}, { ...steadyPack, roles: steadyPack.roles.slice(0, 4) })).toMatchObject({
    rejected: 'packRefused',
    figures: { part: 'roles', players: 5, left: 4 },
  });
});

test('[G2] [S7] a pack with fewer carts than players is refused', () => {
  const few: Components = { ...steadyPack, carts: [2, 2, 12, 15] };
  expect(whyNotComponents(few)).toEqual({
    rejected: 'packRefused',
    rule: 'G2',
    figures: { part: 'carts', players: 3, needed: 3, left: 2 },
  });
  expect(whyNotComponents({ ...steadyPack, carts: [2, 3, 4, 5] })).toBeNull();
});

test('[E1] [S7] a village without houses whose last carts are handed out is empty from the start', () => {
  const bare: Components = { ...steadyPack, houses: [], carts: [2, 9, 12, 15] };
  expect(newTable({}, bare).game.state).toMatchObject({ lastRound: 2, endCause: 1 });
});
