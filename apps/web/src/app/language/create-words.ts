import { use } from 'react';
import { useLanguage } from './use-language.ts';
import type { Language } from './spoken-language.ts';

/** Words that are loaded in the language they are shown in. */
export interface WordLoader<W> {
  load(language: Language): Promise<W>;
  /** The words in the reader's language; waits for them at the nearest Suspense. */
  useWords(): W;
}

/** Words out of one file for each language. */
export function createWords<W>(files: Record<Language, () => Promise<W>>): WordLoader<W> {
  const loaded = new Map<Language, Promise<W>>();
  const load = (language: Language): Promise<W> => {
    const known = loaded.get(language);
    if (known !== undefined) return known;
    const words = files[language]();
    loaded.set(language, words);
    words.then(
      // As React notes it once it has waited for them: what was there before is not waited for, not even for a moment,
      // in which it would show a gap.
      (value) => Object.assign(words, { status: 'fulfilled', value }),
      // One that failed may be tried again.
      () => loaded.delete(language),
    );
    return words;
  };
  return { load, useWords: () => use(load(useLanguage())) };
}
