import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exampleOf, SHOWN } from './examples.mjs';
import { root } from './manifest.mjs';
import { Failed, outputOf } from './run.mjs';

/** The other Node that packages are tried on: the newest of its line when this was written. */
const OTHER_NODE = '22.23.3';

const tsc = join(root, 'node_modules/typescript/bin/tsc');

/**
 * npm, the one that runs this script if one does; what it told its scripts about this repository is not passed on.
 * @param {string[]} args
 * @param {string} cwd
 */
function npm(args, cwd) {
  const { npm_execpath: script } = process.env;
  const env = Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) =>
        !/^(?:INIT_CWD|npm_(?!config_)|npm_config_(?:local_prefix|omit|include|workspace))/i.test(name),
    ),
  );
  /** @type {[string, ...string[]]} */
  const line = script?.endsWith('.js') ? [process.execPath, script, ...args] : ['npm', ...args];
  return outputOf(line, { cwd, env, seconds: 300 });
}

const quietly = ['--no-audit', '--no-fund', '--loglevel=error'];

/**
 * Nodes to try on, by their line; the other one is fetched once and kept in a folder of the cache.
 * @param {string} cache
 * @returns {Promise<[line: string, node: string][]>}
 */
export async function nodes(cache) {
  /** @type {[string, string]} */
  const own = [`Node ${process.versions.node}`, process.execPath];
  const named = process.env['NODE_22'];
  if (named) return [['NODE_22', named], own];
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const folder = join(cache, `node-${OTHER_NODE}`);
  const node = join(folder, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (!existsSync(node)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
    try {
      await npm(['install', ...quietly, `${name}@${OTHER_NODE}`], folder);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      throw new Failed(`no Node 22 for this system; NODE_22 names one that is here\n${why}`);
    }
  }
  return [[`Node ${OTHER_NODE}`, node], own];
}

/**
 * Installs packed packages into an empty folder, as a stranger would.
 * @param {string} folder
 * @param {string[]} tarballs
 */
export async function install(folder, tarballs) {
  writeFileSync(
    join(folder, 'package.json'),
    `${JSON.stringify({ name: 'tried', private: true, type: 'module' }, null, 2)}\n`,
  );
  await npm(['install', '--omit=dev', '--ignore-scripts', ...quietly, ...tarballs], folder);
}

/**
 * Writes the examples of the READMEs beside what is installed and compiles them as strangers' compilers would.
 * @param {string} folder
 */
export async function compileExamples(folder) {
  const source = join(folder, 'examples');
  mkdirSync(source);
  for (const name of SHOWN) writeFileSync(join(source, `${name}.ts`), exampleOf(name));
  const shared = {
    target: 'es2023',
    lib: ['es2023', 'dom'],
    types: [],
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    // Our declarations are to hold as well, not only what uses them.
    skipLibCheck: false,
    rootDir: 'examples',
    outDir: 'compiled',
  };
  for (const [module, moduleResolution] of [
    ['esnext', 'bundler'],
    ['nodenext', 'nodenext'],
  ]) {
    const compilerOptions = { ...shared, module, moduleResolution };
    const config = join(folder, `tsconfig.${moduleResolution}.json`);
    writeFileSync(config, JSON.stringify({ compilerOptions, include: ['examples'] }));
    await outputOf([process.execPath, tsc, '--project', config], { cwd: folder, seconds: 300 });
  }
}

/**
 * @param {string} folder
 * @param {string} node
 */
export async function runExamples(folder, node) {
  for (const name of SHOWN) {
    const out = await outputOf([node, join(folder, 'compiled', `${name}.js`)], { cwd: folder, seconds: 300 });
    if (out.trim() === '') throw new Failed(`the example of ${name} says nothing`);
  }
}

/**
 * The program by the name that people type.
 * @param {string} folder
 */
export async function tryNpx(folder) {
  const said = await npm(['exec', '--offline', ...quietly, '--', 'altiplano', '--version'], folder);
  if (!/^\d+\.\d+\.\d+\n$/.test(said)) throw new Failed(`npx altiplano --version says ${said}`);
}

/**
 * Packs what a folder holds, and says where.
 * @param {string} folder
 * @param {string} to
 */
export async function pack(folder, to) {
  const before = new Set(readdirSync(to));
  await npm(['pack', '--ignore-scripts', ...quietly, '--pack-destination', to], folder);
  const made = readdirSync(to).find((name) => !before.has(name));
  if (made === undefined) throw new Failed(`npm pack made nothing of ${folder}`);
  return join(to, made);
}

/** @param {string} folder */
export function emptied(folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}
