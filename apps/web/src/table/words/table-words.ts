import type { Language } from '@altiplano/text';
import { de } from './de.ts';
import { en, type TableWords } from './en.ts';

const WORDS: Record<Language, TableWords> = { en, de };

/** The words of the table screen. */
export function tableWords(language: Language): TableWords {
  return WORDS[language];
}
