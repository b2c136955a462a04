import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { packedManifest, readManifest, root } from './manifest.mjs';
import { outputOf } from './run.mjs';

const tsc = join(root, 'node_modules/typescript/bin/tsc');

/**
 * @param {string} folder
 * @returns {string[]}
 */
function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : [path];
  });
}

/**
 * The compiler leaves `.ts` in declarations, also inside `import("…")`; what lies beside them is `.js`.
 * @param {string} text
 */
export function withJsNames(text) {
  return text.replace(/(\bfrom |\bimport |\bimport\()(['"])(\.{1,2}\/[^'"\n]+)\.ts\2/g, '$1$2$3.js$2');
}

/**
 * Points a map at the sources that are packed beside it.
 * @param {string} file
 * @param {string} sources where its sources were compiled
 * @param {string} packed
 */
function moveMap(file, sources, packed) {
  const map = JSON.parse(readFileSync(file, 'utf8'));
  const from = dirname(file);
  map.sources = map.sources.map((/** @type {string} */ source) =>
    relative(from, join(packed, relative(sources, join(from, source))))
      .split(sep)
      .join('/'),
  );
  writeFileSync(file, JSON.stringify(map));
}

/**
 * Declarations of every package here, as the compiler's own check leaves them in its cache; quick where nothing changed.
 * @param {readonly string[]} names
 */
export async function declare(names) {
  const projects = names.map((name) => join(root, 'packages', name));
  await outputOf([process.execPath, tsc, '--build', ...projects], { cwd: root });
}

/**
 * Builds one library into a folder that can be packed: `dist` with declarations and maps, and the sources these lead to.
 * Those it depends on must have been declared.
 * @param {string} name
 * @param {string} to
 */
export async function buildLibrary(name, to) {
  const from = join(root, 'packages', name);
  const dist = join(to, 'dist');
  rmSync(to, { recursive: true, force: true });
  mkdirSync(dist, { recursive: true });
  const emit = ['--emitDeclarationOnly', 'false', '--rewriteRelativeImportExtensions'];
  const maps = ['--sourceMap', '--declarationMap', '--tsBuildInfoFile', `${to}.tsbuildinfo`];
  const where = ['--outDir', dist, '--project', from];
  rmSync(`${to}.tsbuildinfo`, { force: true });
  await outputOf([process.execPath, tsc, ...emit, ...maps, ...where], { cwd: root });
  for (const file of filesIn(dist)) {
    if (file.endsWith('.d.ts')) writeFileSync(file, withJsNames(readFileSync(file, 'utf8')));
    if (file.endsWith('.map')) moveMap(file, join(from, 'src'), join(to, 'src'));
  }
  cpSync(join(from, 'src'), join(to, 'src'), {
    recursive: true,
    filter: (path) => !/\.test\.ts$|[/\\]testing$|\.json$/.test(path),
  });
  cpSync(join(from, 'README.md'), join(to, 'README.md'));
  layManifest(`packages/${name}`, to);
}

/**
 * The package.json as it is packed, and what says whose this is.
 * @param {string} from from the repository's root
 * @param {string} to
 * @param {Record<string, string>} [dependencies] instead of those named here
 */
export function layManifest(from, to, dependencies) {
  const manifest = packedManifest(readManifest(from));
  const packed = dependencies === undefined ? manifest : { ...manifest, dependencies };
  writeFileSync(join(to, 'package.json'), `${JSON.stringify(packed, null, 2)}\n`);
  for (const file of ['LICENSE', 'NOTICE.md']) cpSync(join(root, file), join(to, file));
}
