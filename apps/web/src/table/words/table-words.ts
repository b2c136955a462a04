import type { Language } from '@altiplano/text';
import type { TableWords } from './en.ts';

/** The words of the table screen, loaded like those of the game: nobody waits for a language that they do not read. */
export async function loadTableWords(language: Language): Promise<TableWords> {
  return language === 'de' ? (await import('./de.ts')).de : (await import('./en.ts')).en;
}
