import { readFileSync } from 'node:fs';
import { WEIGHT_NAMES, WEIGHTS, type WeightSet } from '@altiplano/bots';
import { DEFAULT_OPTIONS } from '@altiplano/rules';
import { expect, test } from 'vitest';
import { newSet, readStartSets, readWeightSets, weightsText, withSet } from './weights-file.ts';

const options = { ...DEFAULT_OPTIONS, players: 3 };
const set = newSet(options, 'made by hand', { ...WEIGHTS, horizon: 1 / 3 });

function other(players: number, modules: 'base' | 'full', command = 'other'): WeightSet {
  return { players, modules, command, weights: {} };
}

test('what is written is read again, with short numbers in the order of their names', () => {
  const text = weightsText([set, other(5, 'full')]);
  expect(readWeightSets(JSON.parse(text))).toEqual([set, other(5, 'full')]);
  expect(set.weights.horizon).toBe(0.3333);
  expect(Object.keys(set.weights)).toEqual(WEIGHT_NAMES);
  const mixedUp = { ...set, weights: Object.fromEntries(Object.entries(set.weights).toReversed()) };
  expect(weightsText(readWeightSets({ sets: [mixedUp] }))).toBe(weightsText([set]));
});

test('a new set replaces the one for its players and modules, and no other', () => {
  const kept = [other(3, 'full'), other(4, 'base'), other(3, 'base', 'older'), other(2, 'base')];
  const order = withSet(kept, set).map(({ players, modules, command }) => [players, modules, command]);
  expect(order).toEqual([
    [2, 'base', 'other'],
    [3, 'base', 'made by hand'],
    [4, 'base', 'other'],
    [3, 'full', 'other'],
  ]);
});

test.each([
  [{ missions: true }, 'full'],
  [{ traveler: 'full' }, 'full'],
  [{ traveler: 'eventsOnly' }, 'base'],
] as const)('a set tuned with %j is for games of the kind %s', (modules, kind) => {
  expect(newSet({ ...options, ...modules }, '', WEIGHTS).modules).toBe(kind);
});

test('the shipped file is sound', () => {
  const url = new URL('../../../packages/bots/src/tuned/weights.json', import.meta.url);
  expect(readStartSets(JSON.parse(readFileSync(url, 'utf8')))).not.toHaveLength(0);
});

test.each<[unknown, string, string]>([
  [[], 'wrongValue', ''],
  [{}, 'missing', 'sets'],
  [{ sets: 3 }, 'wrongValue', 'sets'],
  [{ sets: [], note: 1 }, 'unknownKey', 'note'],
  [{ sets: [], command: 'as it was once' }, 'unknownKey', 'command'],
  [{ sets: [set, null] }, 'wrongValue', 'sets[1]'],
  [{ sets: [{ ...set, players: 6 }] }, 'wrongValue', 'sets[0].players'],
  [{ sets: [{ ...set, players: 2.5 }] }, 'wrongValue', 'sets[0].players'],
  [{ sets: [{ ...set, modules: 'all' }] }, 'wrongValue', 'sets[0].modules'],
  [{ sets: [{ ...set, command: 7 }] }, 'wrongValue', 'sets[0].command'],
  [{ sets: [{ ...set, weights: undefined }] }, 'missing', 'sets[0].weights'],
  [{ sets: [{ ...set, weights: { horizon: '1' } }] }, 'wrongValue', 'sets[0].weights.horizon'],
  [{ sets: [{ ...set, weights: { luck: 1 } }] }, 'unknownKey', 'sets[0].weights.luck'],
])('what is wrong with %j is named', (json, problem, place) => {
  expect(() => readWeightSets(json)).toThrow(
    expect.objectContaining({ problem: expect.objectContaining({ problem, place }) }),
  );
});
