import { steadyPack } from '@altiplano/pack/testing';
import { expect, test } from 'vitest';
import { DEFAULT_OPTIONS, type Options, whyNotOptions } from './options.ts';
import { createGame } from './setup/create.ts';

test.each([
  ['players', 1],
  ['players', 6],
  ['players', 2.5],
  ['players', '4'],
  ['missions', 'yes'],
  ['traveler', 'on'],
  ['short', null],
  ['edition', 2019],
  ['roles', 'chosen'],
  ['planning', ''],
  ['drawing', 'none'],
  ['openBags', 1],
  ['startingSeat', -1],
])('%s cannot be %j', (option, value) => {
  const options = { ...DEFAULT_OPTIONS, [option]: value } as Options;
  expect(whyNotOptions(options)).toMatchObject({
    rejected: 'unknownOption',
    figures: { option, value: String(value) },
  });
  expect(createGame({ components: steadyPack, options, seed: 's' })).toMatchObject({
    rejected: 'unknownOption',
  });
});

test('an option that does not exist is refused by its name', () => {
  const options = { ...DEFAULT_OPTIONS, dragons: true } as Options;
  expect(whyNotOptions(options)).toMatchObject({ rejected: 'unknownOption', figures: { option: 'dragons' } });
});

test('[Z1] the short game needs the events', () => {
  const options: Options = { ...DEFAULT_OPTIONS, short: true };
  expect(whyNotOptions(options)).toMatchObject({ rejected: 'contradictoryOptions', rule: 'Z1' });
  expect(whyNotOptions({ ...options, traveler: 'eventsOnly' })).toBeNull();
  expect(whyNotOptions({ ...options, traveler: 'full' })).toBeNull();
});

test('[S8] the starting seat must be at the table', () => {
  const options: Options = { ...DEFAULT_OPTIONS, players: 3, startingSeat: 3 };
  expect(whyNotOptions(options)).toMatchObject({ rejected: 'noSuchSeat', figures: { seat: 3, players: 3 } });
  expect(whyNotOptions({ ...options, startingSeat: 2 })).toBeNull();
});
