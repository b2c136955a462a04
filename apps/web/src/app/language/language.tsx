import { type GameTexts, type Language, loadTexts } from '@altiplano/text';
import { type ReactNode, useEffect, useState } from 'react';
import type { TableWords } from '../../table/words/en.ts';
import { loadTableWords } from '../../table/words/table-words.ts';
import type { Words } from '../../words/en.ts';
import { usePreferences } from '../preferences.ts';
import { createWords } from './create-words.ts';
import { spokenLanguage } from './spoken-language.ts';
import { LanguageContext } from './use-language.ts';

export { useLanguage } from './use-language.ts';

const page = createWords<Words>({
  en: async () => (await import('../../words/en.ts')).words,
  de: async () => (await import('../../words/de.ts')).words,
});
const game = createWords({ en: () => gameWords('en'), de: () => gameWords('de') });

/** The words of the page around the game. */
export const useWords = page.useWords;

/** The words of the game, which come after those of the page. */
export function useTexts(): GameTexts {
  return game.useWords().texts;
}

/** The words of the table around a game, which come with those of the game. */
export function useTableWords(): TableWords {
  return game.useWords().table;
}

/** Loads the words of the page, so that the first picture has them. */
export const loadWords = page.load;

/** Loads the words of the game, so that its first picture has them. */
export const loadGameWords = game.load;

interface GameWords {
  readonly texts: GameTexts;
  readonly table: TableWords;
}

async function gameWords(language: Language): Promise<GameWords> {
  const [texts, table] = await Promise.all([loadTexts(language), loadTableWords(language)]);
  return { texts, table };
}

/** Speaks the chosen language; a new one is spoken as soon as its words are there. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const wanted = spokenLanguage(usePreferences().language, navigator.languages);
  const [language, setLanguage] = useState(wanted);
  useEffect(() => {
    let isStale = false;
    // Who changes it at a table goes on playing: all its words are awaited, so that nothing shows a gap.
    const all = wanted === language ? page.load(wanted) : Promise.all([page.load(wanted), game.load(wanted)]);
    void all.then(() => {
      if (!isStale) setLanguage(wanted);
    });
    return () => {
      isStale = true;
    };
  }, [wanted, language]);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return <LanguageContext value={language}>{children}</LanguageContext>;
}
