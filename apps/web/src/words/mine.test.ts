import { expect, test } from 'vitest';
import { mine as de } from './de/mine.ts';
import { mine as en } from './en/mine.ts';

test('who won is a sentence, for one, for several and for the reader', () => {
  expect(en.won(['Bot 1'])).toBe('Bot 1 won');
  expect(en.won(['You', 'Bot 1'])).toBe('You and Bot 1 won');
  expect(de.won(['Bot 1'])).toBe('Bot 1 hat gewonnen');
  expect(de.won(['Du'])).toBe('Du hast gewonnen');
  expect(de.won(['Ana', 'Bot 1'])).toBe('Ana und Bot 1 haben gewonnen');
  expect(de.won(['Du', 'Bot 1'])).toBe('Du und Bot 1 habt gewonnen');
});
