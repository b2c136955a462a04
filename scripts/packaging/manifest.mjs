// What a package's package.json becomes when it is packed: here everything runs from sources, elsewhere Node refuses
// TypeScript inside node_modules.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** The packages that people build on, each after those it depends on. `table` and `host` only come along: `client` needs them. */
export const LIBRARIES = ['rules', 'pack', 'bots', 'protocol', 'table', 'host', 'client'];

/** What all of them are tried on. */
const ENGINES = { node: '>=22.12.0' };

/**
 * @typedef {{
 *   name: string, version: string, description: string, license: string, type: string, private?: boolean,
 *   sideEffects?: boolean, engines?: Record<string, string>, exports?: Record<string, unknown>,
 *   bin?: Record<string, string>, dependencies?: Record<string, string>, devDependencies?: Record<string, string>,
 * }} Manifest
 */

/**
 * @param {string} folder from the repository's root
 * @returns {Manifest}
 */
export function readManifest(folder) {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
}

/**
 * The sources that a package lets others import, by their names in its `exports`; what tests are made of stays here.
 * @param {Manifest} manifest
 * @returns {[name: string, source: string][]}
 */
export function entriesOf(manifest) {
  return Object.entries(manifest.exports ?? {}).flatMap(([name, source]) =>
    typeof source === 'string' && !source.includes('/testing/') ? [[name, source]] : [],
  );
}

/**
 * Where a source lies once it is built.
 * @param {string} source
 * @param {'.js' | '.d.ts'} ending
 */
function builtPath(source, ending) {
  return source.replace(/^\.\/src\//, './dist/').replace(/\.ts$/, ending);
}

/**
 * @param {Manifest} manifest
 * @returns {Manifest}
 */
export function packedManifest({ private: _private, devDependencies: _dev, ...manifest }) {
  const exports = entriesOf(manifest).map(([name, source]) => [
    name,
    { types: builtPath(source, '.d.ts'), default: builtPath(source, '.js') },
  ]);
  const bin = Object.entries(manifest.bin ?? {}).map(([name, source]) => [name, builtPath(source, '.js')]);
  return {
    ...manifest,
    engines: manifest.engines ?? ENGINES,
    ...(exports.length > 0 && {
      exports: { ...Object.fromEntries(exports), './package.json': './package.json' },
    }),
    ...(bin.length > 0 && { bin: Object.fromEntries(bin) }),
  };
}
