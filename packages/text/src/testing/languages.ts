import { LANGUAGES, loadHelp, loadTexts } from '../language.ts';

/** All words of all languages. */
export const ALL = await Promise.all(
  LANGUAGES.map(async (language) => ({
    language,
    texts: await loadTexts(language),
    written: await loadHelp(language),
  })),
);
