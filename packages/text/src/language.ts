import type { texts } from './en/texts.ts';
import type { HelpTexts } from './help/help.ts';

type English = typeof texts;

/** The words of the game in one language; English sets what there is. */
export interface GameTexts extends English {}

export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

export function isLanguage(word: string): word is Language {
  return (LANGUAGES as readonly string[]).includes(word);
}

/** The words of a language, loaded when they are asked for, so that a page carries only those it shows. */
export async function loadTexts(language: Language): Promise<GameTexts> {
  const loaded = language === 'de' ? await import('./de/texts.ts') : await import('./en/texts.ts');
  return loaded.texts;
}

/** The rule reference of a language, apart from its other words: it is read seldom. */
export async function loadHelp(language: Language): Promise<HelpTexts> {
  const loaded = language === 'de' ? await import('./de/help.ts') : await import('./en/help.ts');
  return loaded.help;
}
