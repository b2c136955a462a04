import type { Language } from '@altiplano/text';
import type { TableWords } from './en.ts';

const LOADERS: { readonly [L in Language]: () => Promise<TableWords> } = {
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
};

/** The words of the table screen, loaded like those of the game: nobody waits for a language that they do not read. */
export function loadTableWords(language: Language): Promise<TableWords> {
  return LOADERS[language]();
}
