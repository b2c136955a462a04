import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/** What the first script of the page may ask for before the program does, by name: modules that are loaded later. */
const LATER: Readonly<Record<string, string>> = {
  en: '/src/words/en.ts',
  de: '/src/words/de.ts',
  'texts-en': '/text/src/en/texts.ts',
  'texts-de': '/text/src/de/texts.ts',
  online: '/src/tables/table-route.tsx',
  local: '/src/game/local-game-screen.tsx',
  parts: '/src/table/layout/other-part.tsx',
};

/** The chunk that a module is loaded as: one of its own, or the one that it is part of. */
function chunkOf(bundle: Bundle, module: string): Rolldown.OutputChunk {
  const isIt = (id: string | null): boolean => id?.replaceAll('\\', '/').endsWith(module) === true;
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const found =
    chunks.find(({ facadeModuleId }) => isIt(facadeModuleId)) ??
    chunks.find(({ moduleIds }) => moduleIds.some(isIt));
  if (found === undefined) throw new Error(`the build has no file for '${module}'`);
  return found;
}

/** A chunk with all that it needs: scripts, and their style sheets. */
function filesOf(bundle: Bundle, { fileName, imports }: Rolldown.OutputChunk, known: Set<string>): void {
  if (known.has(fileName)) return;
  known.add(fileName);
  const chunk = bundle[fileName];
  if (chunk?.type === 'chunk') for (const sheet of chunk.viteMetadata?.importedCss ?? []) known.add(sheet);
  for (const name of imports) {
    const next = bundle[name];
    if (next?.type === 'chunk') filesOf(bundle, next, known);
  }
}

/** The largest file is asked for first: a browser fetches only a few at a time, and it would be the last to come. */
function sizeOf(bundle: Bundle, name: string): number {
  const file = bundle[name];
  return file === undefined ? 0 : (file.type === 'chunk' ? file.code : file.source).length;
}

/**
 * Tells the first script of the page where words and tables lie, so that they come along with the program instead of
 * after it. What the page names anyway is left out.
 */
export function filesAhead(): Plugin {
  return {
    name: 'altiplano:files-ahead',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(page, { bundle = {} }) {
        const places = Object.entries(LATER).map(([name, module]) => {
          const files = new Set<string>();
          filesOf(bundle, chunkOf(bundle, module), files);
          const ahead = [...files]
            .toSorted((a, b) => sizeOf(bundle, b) - sizeOf(bundle, a))
            .map((file) => `/${file}`)
            .filter((file) => !page.includes(file));
          return ` data-${name}="${ahead.join(' ')}"`;
        });
        return page.replace('src="/first-look.js"', (script) => `${script}${places.join('')}`);
      },
    },
  };
}
