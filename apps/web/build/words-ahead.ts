import type { Plugin } from 'vite';

const LANGUAGES = ['en', 'de'];

/** Tells the first script of the page where the words of each language lie, so that they come along with the program. */
export function wordsAhead(): Plugin {
  return {
    name: 'altiplano:words-ahead',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(page, { bundle = {} }) {
        const places = LANGUAGES.map((language) => {
          const file = Object.values(bundle).find(
            (one) =>
              one.type === 'chunk' && one.facadeModuleId?.endsWith(`/src/words/${language}.ts`) === true,
          );
          if (file === undefined) throw new Error(`the build has no words in '${language}'`);
          return ` data-${language}="/${file.fileName}"`;
        });
        return page.replace('src="/first-look.js"', (script) => `${script}${places.join('')}`);
      },
    },
  };
}
