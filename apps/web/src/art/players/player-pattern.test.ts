import { expect, test } from 'vitest';
import { closest, pairsOf } from '../../testing/sights.ts';
import { readThemeColors } from '../../testing/theme-colors.ts';
import { PLAYER_NUMBERS, PLAYER_PATTERNS } from './player-pattern.ts';

/** Far more than a just noticeable step: told apart at a glance, at the size of a letter. */
const AT_A_GLANCE = 22;

test('any two players look different to the colour-blind, by colour alone', () => {
  const colors = readThemeColors();
  const tooNear = pairsOf(PLAYER_NUMBERS)
    .map(([one, other]) => ({
      pair: `${one} and ${other}`,
      ...closest(colors.get(`player-${one}`)?.light ?? '', colors.get(`player-${other}`)?.light ?? ''),
    }))
    .filter(({ apart }) => apart < AT_A_GLANCE);
  expect(tooNear).toEqual([]);
});

test('any two players differ without colour, by their pattern', () => {
  expect(new Set(Object.values(PLAYER_PATTERNS)).size).toBe(PLAYER_NUMBERS.length);
});
