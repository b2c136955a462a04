import { whyNotOptions } from '@altiplano/rules';
import { expect, test } from 'vitest';
import { MODULE_MIXES, optionsOf } from './game-mix.ts';

function kinds(games: number, players: readonly number[], mix: (typeof MODULE_MIXES)[number]): string[] {
  return Array.from({ length: games }, (_, game) => {
    const options = optionsOf(game, players, mix);
    expect(whyNotOptions(options)).toBeNull();
    return `${options.players} ${options.missions ? 'missions ' : ''}${options.traveler}${options.short ? ' short' : ''}`;
  });
}

test('every number of players meets every set of modules', () => {
  const found = new Set(kinds(60, [2, 3, 4, 4, 4, 5], 'mixed'));
  for (const players of [2, 3, 4, 5]) {
    for (const modules of [
      'off',
      'missions off',
      'full',
      'missions full',
      'missions eventsOnly',
      'missions full short',
    ]) {
      expect(found).toContain(`${players} ${modules}`);
    }
  }
});

test('one kind only, if that is wanted', () => {
  expect(kinds(3, [3], 'base')).toEqual(['3 off', '3 off', '3 off']);
  expect(kinds(3, [2, 5], 'full')).toEqual(['2 missions full', '5 missions full', '2 missions full']);
});
