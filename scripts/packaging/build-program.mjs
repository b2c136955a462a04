import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { rolldown } from 'rolldown';
import { layManifest } from './build-library.mjs';
import { readManifest, root } from './manifest.mjs';
import { Failed } from './run.mjs';

const FOLDER = 'apps/altiplano';
/** `new URL('./some-worker.ts', import.meta.url)`: a program of its own, which has to be built too. */
const WORKER = /new URL\(\s*(['"])(?<name>\.{1,2}\/[^'"]+-worker\.ts)\1,\s*import\.meta\.url\s*,?\s*\)/g;

/**
 * Builds the programs that threads run beside the one that starts them.
 * @returns {import('rolldown').Plugin}
 */
function workers() {
  return {
    name: 'workers',
    transform(code, id) {
      if (!id.endsWith('.ts') || !code.includes('-worker.ts')) return null;
      return code.replace(WORKER, (match, _quote, name) => {
        const worker = resolve(dirname(id), name);
        // A comment may show how it is done.
        if (!existsSync(worker)) return match;
        const file = this.emitFile({ type: 'chunk', id: worker });
        return `new URL(import.meta.ROLLUP_FILE_URL_${file})`;
      });
    },
  };
}

/**
 * The exact versions of packages that are not ours, as the workspaces in the program name them.
 * @param {readonly string[]} names
 */
function versionsOf(names) {
  const folders = ['apps/cli', 'apps/server', 'packages/storage', 'packages/protocol', 'packages/client'];
  const known = Object.assign({}, ...folders.map((folder) => readManifest(folder).dependencies));
  return Object.fromEntries(
    names.toSorted().map((name) => {
      if (known[name] === undefined) throw new Failed(`no workspace of the program names ${name}`);
      return [name, known[name]];
    }),
  );
}

/**
 * Builds the package `altiplano` into a folder that can be packed: our own code in a few files, the built page beside
 * it, and everything that is not ours as a dependency.
 * @param {string} to
 */
export async function buildProgram(to) {
  const page = join(root, 'apps/web/dist');
  if (!existsSync(join(page, 'index.html'))) throw new Failed(`there is no built page in ${page}`);
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  const build = await rolldown({
    input: { main: join(root, FOLDER, 'src/main.ts') },
    platform: 'node',
    external: (id) => /^[^./]/.test(id) && !id.startsWith('@altiplano/') && !id.startsWith(root),
    plugins: [workers()],
    // A name is put in the place of another, in one line: the map stays good enough.
    checks: { sourcemapBroken: false },
  });
  const { output } = await build.write({
    dir: join(to, 'dist'),
    format: 'esm',
    sourcemap: true,
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
  });
  await build.close();
  const imported = output.flatMap((file) =>
    file.type === 'chunk' ? [...file.imports, ...file.dynamicImports] : [],
  );
  const packages = imported
    .filter((name) => /^[^./]/.test(name) && !output.some(({ fileName }) => fileName === name))
    .filter((name) => !name.startsWith('node:') && !builtinModules.includes(name))
    .map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name);
  layManifest(FOLDER, to, versionsOf([...new Set(packages)]));
  chmodSync(join(to, 'dist/main.js'), 0o755);
  cpSync(page, join(to, 'page'), { recursive: true, filter: (path) => !path.endsWith('.built-from') });
  for (const file of ['docs/hosting.md', 'docs/protocol.md']) cpSync(join(root, file), join(to, file));
  cpSync(join(root, FOLDER, 'README.md'), join(to, 'README.md'));
  const first = readFileSync(join(to, 'dist/main.js'), 'utf8').split('\n', 1)[0];
  if (first !== '#!/usr/bin/env node') throw new Failed('the program lost its first line');
}
