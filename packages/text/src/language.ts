import type { texts } from './en/texts.ts';
import type { HelpTexts } from './help/help.ts';
import type { ReasonTexts } from './reasons/reason-texts.ts';

type English = typeof texts;

/** The words of the game in one language; English sets what there is. */
export interface GameTexts extends English {}

export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

export function isLanguage(word: string): word is Language {
  return (LANGUAGES as readonly string[]).includes(word);
}

interface Loaders {
  texts(): Promise<GameTexts>;
  help(): Promise<HelpTexts>;
  reasons(): Promise<ReasonTexts>;
}

/** Where the words of each language are; loaded when they are asked for, so that a page carries only those it shows. */
const LOADERS: { readonly [L in Language]: Loaders } = {
  en: {
    texts: async () => (await import('./en/texts.ts')).texts,
    help: async () => (await import('./en/help.ts')).help,
    reasons: async () => (await import('./en/reasons.ts')).reasons,
  },
  de: {
    texts: async () => (await import('./de/texts.ts')).texts,
    help: async () => (await import('./de/help.ts')).help,
    reasons: async () => (await import('./de/reasons.ts')).reasons,
  },
};

/** The words of a language. */
export function loadTexts(language: Language): Promise<GameTexts> {
  return LOADERS[language].texts();
}

/** The rule reference of a language, apart from its other words: it is read seldom. */
export function loadHelp(language: Language): Promise<HelpTexts> {
  return LOADERS[language].help();
}

/** The words for a bot's reasons, loaded when somebody asks why. */
export function loadReasons(language: Language): Promise<ReasonTexts> {
  return LOADERS[language].reasons();
}
