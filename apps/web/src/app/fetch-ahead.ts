import type { Language } from './language/spoken-language.ts';

/** The first script of the page knows the files of a table; see `build/files-ahead.ts`. */
const NOTED = 'script[data-local]';

/** Fetches what a game on this device needs, without running any of it: somebody is still reading. */
export function fetchGameAhead(language: Language): void {
  const noted = document.querySelector(NOTED);
  const files = ['data-local', 'data-parts', `data-texts-${language}`].flatMap((name) =>
    (noted?.getAttribute(name) ?? '').split(' ').filter((file) => file.endsWith('.js')),
  );
  for (const file of new Set(files)) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href: file });
    document.head.append(link);
  }
}
