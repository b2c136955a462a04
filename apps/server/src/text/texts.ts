import { de } from './de.ts';
import { en } from './en.ts';

/** The texts of one language; English sets what there is. */
export type Texts = typeof en;

export const LANGUAGES = { en, de } as const satisfies Record<string, Texts>;
export type Language = keyof typeof LANGUAGES;

function isLanguage(word: string): word is Language {
  return Object.hasOwn(LANGUAGES, word);
}

/** The language that the system is set to, if we speak it. */
export function systemLanguage(environment: Readonly<Record<string, string | undefined>>): Language {
  const set = environment['LC_ALL'] || environment['LC_MESSAGES'] || environment['LANG'] || '';
  const word = set.slice(0, 2).toLowerCase();
  return isLanguage(word) ? word : 'en';
}
