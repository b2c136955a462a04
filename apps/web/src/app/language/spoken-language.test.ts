import { expect, test } from 'vitest';
import { spokenLanguage } from './spoken-language.ts';

test('what is chosen goes before what the device asks for', () => {
  expect(spokenLanguage('en', ['de-AT'])).toBe('en');
});

test.each([
  [['de-AT', 'en'], 'de'],
  [['fr', 'de'], 'de'],
  [['EN-us', 'de'], 'en'],
  [['fr', 'es'], 'en'],
  [[], 'en'],
] as const)('a device that asks for %j gets %s', (asked, language) => {
  expect(spokenLanguage('system', asked)).toBe(language);
});
