import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const FONTS = 'src/theme/fonts';
/** A package's folder and its name in the path of one of its files. */
const PACKAGE = /^(?<folder>.*[\\/]node_modules[\\/](?<name>(?:@[^\\/]+[\\/])?[^\\/]+))[\\/]/;
/** Bundled by the page's workers, which are built apart. */
const ALWAYS = ['zod', 'idb'];

function licenceIn(folder: string, name: string): string {
  const file = readdirSync(folder).find((one) => /^licen[cs]e(?:\.\w+)?$/i.test(one));
  if (file === undefined) throw new Error(`the package ${name} has no licence to be served with it`);
  return readFileSync(join(folder, file), 'utf8').trim();
}

/** Serves the licences of all fonts and packages that the page is made of, in one file beside it. */
export function licences(): Plugin {
  let root = '';
  return {
    name: 'altiplano:licences',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    generateBundle(_, bundle) {
      const folders = new Map(ALWAYS.map((name) => [name, join(root, '../../node_modules', name)]));
      for (const file of Object.values(bundle)) {
        for (const id of file.type === 'chunk' ? file.moduleIds : []) {
          const { folder, name } = PACKAGE.exec(id)?.groups ?? {};
          if (folder !== undefined && name !== undefined) folders.set(name.replace('\\', '/'), folder);
        }
      }
      const fonts = readdirSync(join(root, FONTS)).filter((name) => name.endsWith('-license.txt'));
      const parts = [
        ...fonts.map((name) => [
          name.replace('-license.txt', ''),
          readFileSync(join(root, FONTS, name), 'utf8'),
        ]),
        ...[...folders].sort().map(([name, folder]) => [name, licenceIn(folder, name)]),
      ];
      const source = parts
        .map(([name = '', text = '']) => `=== ${name} ===\n\n${text.trim()}\n`)
        .join('\n\n');
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source });
    },
  };
}
