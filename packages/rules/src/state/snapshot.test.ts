import { steadyPack } from '@altiplano/pack/testing';
import { expect, test } from 'vitest';
import { DEFAULT_OPTIONS } from '../options.ts';
import { isRejection } from '../rejection.ts';
import { startGame } from '../testing/random-play.ts';
import { restoreGame, stateHash } from './snapshot.ts';

const setup = { components: steadyPack, options: DEFAULT_OPTIONS, seed: 'game' };

test('a saved state continues the game it was', () => {
  const game = startGame();
  const restored = restoreGame(setup, JSON.parse(JSON.stringify(game.state)));
  expect(isRejection(restored)).toBe(false);
  expect(restored).toMatchObject({ state: game.state });
});

test.each([
  ['nothing', () => null, 'state'],
  ['a list', () => [], 'state'],
  ['a missing part', (state: Record<string, unknown>) => delete state['supply'], 'state.supply'],
  ['an unknown part', (state: Record<string, unknown>) => Object.assign(state, { cheat: 1 }), 'state.cheat'],
  [
    'a text for a number',
    (state: Record<string, unknown>) => Object.assign(state, { round: '2' }),
    'state.round',
  ],
  ['half a number', (state: Record<string, unknown>) => Object.assign(state, { round: 1.5 }), 'state.round'],
  ['a short list', (state: Record<string, unknown>) => (state['ring'] as number[]).pop(), 'state.ring'],
  [
    'a hole',
    (state: Record<string, unknown>) => ((state['supply'] as unknown[])[3] = null),
    'state.supply[3]',
  ],
  [
    'a seat too many',
    (state: Record<string, unknown>) => (state['seats'] as unknown[]).push({}),
    'state.seats',
  ],
])('a state with %s is refused by its first wrong place', (_, spoil, place) => {
  const state = JSON.parse(JSON.stringify(startGame().state)) as Record<string, unknown>;
  const spoilt = spoil(state);
  const saved = place === 'state' ? spoilt : state;
  expect(restoreGame(setup, saved)).toEqual({ rejected: 'malformedState', rule: 'S1', figures: { place } });
});

test('the hash is the same for the same position and another for any change', () => {
  const game = startGame();
  const before = stateHash(game);
  game.state.seats[2].coins++;
  expect(stateHash(game)).not.toBe(before);
  game.state.seats[2].coins--;
  expect(stateHash(game)).toBe(before);
});
