import { type Options, whyNotOptions } from '@altiplano/rules';
import { expect, test } from 'vitest';
import { FIRST_SETTINGS, withOptions } from './settings-draft.ts';

const { options } = FIRST_SETTINGS;

test('a first game is the base game for three', () => {
  expect(options).toMatchObject({ players: 3, missions: false, traveler: 'off', short: false });
  expect(whyNotOptions(options)).toBeNull();
});

test.each<[Partial<Options>, Partial<Options>]>([
  [{ traveler: 'full', short: true }, { traveler: 'off' }],
  [{ players: 5, startingSeat: 4 }, { players: 2 }],
])('after %j the change %j leaves no contradiction', (before, change) => {
  const next = withOptions(withOptions(options, before), change);
  expect(next).toMatchObject(change);
  expect(whyNotOptions(next)).toBeNull();
});
