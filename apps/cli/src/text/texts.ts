import { isLanguage, type Language } from '@altiplano/text';
import { de } from './de.ts';
import { en, type Texts } from './en.ts';

export type { Texts };

export const LANGUAGES: Readonly<Record<Language, Texts>> = { en, de };

/** The language that the system is set to, if we speak it. */
export function systemLanguage(environment: Readonly<Record<string, string | undefined>>): Language {
  const set = environment['LC_ALL'] || environment['LC_MESSAGES'] || environment['LANG'] || '';
  const word = set.slice(0, 2).toLowerCase();
  return isLanguage(word) ? word : 'en';
}
