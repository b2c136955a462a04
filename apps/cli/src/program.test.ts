import { expect, test } from 'vitest';
import { runWithin } from './testing/run-program.ts';
import { LANGUAGES, systemLanguage } from './text/texts.ts';

test('help for the program and each command, in both languages, fits a terminal', () => {
  for (const texts of Object.values(LANGUAGES)) {
    for (const help of [texts.program.usage(), texts.play.help, ...Object.values(texts.program.help)]) {
      for (const line of help.split('\n')) expect(line.length, line).toBeLessThanOrEqual(80);
    }
  }
});

test.each([
  [[], 'Commands:'],
  [['--help'], 'Commands:'],
  [['help', 'verify'], '--commitment'],
  [['help', 'constructor'], 'Commands:'],
  [['--lang', 'de'], 'Befehle:'],
  [['play', '--help', '--lang=de'], '--seats LISTE'],
])('altiplano %j explains', async (args, words) => {
  const { code, out, err } = await runWithin(args);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain(words);
});

test('the language is the one the system is set to, if we speak it', () => {
  expect(systemLanguage({ LANG: 'de_AT.UTF-8' })).toBe('de');
  expect(systemLanguage({ LANG: 'de_DE.UTF-8', LC_ALL: 'C' })).toBe('en');
  expect(systemLanguage({ LANG: 'fr_FR.UTF-8' })).toBe('en');
  expect(systemLanguage({})).toBe('en');
});

test('the shipped pack is described and printed', async () => {
  expect((await runWithin(['pack', 'check'])).out).toContain('28  extensions\n');
  const counts = JSON.parse((await runWithin(['pack', 'check', '--json'])).out) as { counts: unknown };
  expect(counts.counts).toMatchObject({ extensions: 28, events: 37, assets: 21 });
  expect(JSON.parse((await runWithin(['pack', 'show'])).out)).toMatchObject({ format: 1 });
});
