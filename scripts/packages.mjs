// Builds and packs what others install, and tries it as they would: in an empty folder outside the repository, on
// two lines of Node. Ends with exit code 0 if all of it holds.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { buildScreens } from './build-screens.mjs';
import { buildLibrary, declare } from './packaging/build-library.mjs';
import { buildProgram } from './packaging/build-program.mjs';
import { compileExamples, emptied, install, nodes, pack, runExamples, tryNpx } from './packaging/install.mjs';
import { LIBRARIES, root } from './packaging/manifest.mjs';
import { Failed, outputOf } from './packaging/run.mjs';
import { tryServing, tryTerminal } from './packaging/try-program.mjs';

const cache = join(root, '.cache/packages');
const packed = join(cache, 'packed');
const PROGRAM = 'altiplano';
const ALL = [...LIBRARIES, PROGRAM];
const attw = join(root, 'node_modules/@arethetypeswrong/cli/dist/index.js');

/**
 * One step, with its name and the time it took.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
async function step(name, work) {
  const started = Date.now();
  /** @param {string} how */
  const say = (how) =>
    console.log(`${how}  ${name.padEnd(44)} ${((Date.now() - started) / 1000).toFixed(1)} s`);
  try {
    const result = await work();
    say('ok    ');
    return result;
  } catch (error) {
    say('FAILED');
    throw error;
  }
}

/**
 * @param {string} file
 * @returns {ArrayBuffer}
 */
function bytesOf(file) {
  const { buffer, byteOffset, byteLength } = readFileSync(file);
  return /** @type {ArrayBuffer} */ (buffer.slice(byteOffset, byteOffset + byteLength));
}

/**
 * @param {string} folder
 * @param {string} tarball
 */
async function lint(folder, tarball) {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const { messages } = await publint({ pack: { tarball: bytesOf(tarball) }, strict: true });
  const lines = messages.map((message) => `${message.type}: ${formatMessage(message, manifest)}`);
  if (lines.length > 0) throw new Failed(`publint on ${manifest.name}:\n${lines.join('\n')}`);
}

/** @param {string} tarball */
async function checkTypes(tarball) {
  const how = [
    '--profile',
    'esm-only',
    '--no-definitely-typed',
    '--format',
    'ascii',
    '--no-emoji',
    '--no-color',
  ];
  await outputOf([process.execPath, attw, tarball, ...how], { cwd: cache, seconds: 180 });
}

async function all() {
  emptied(packed);
  await step('the page', async () => {
    if (!(await buildScreens())) throw new Failed('the page could not be built');
  });
  await step('libraries', async () => {
    await declare(LIBRARIES);
    for (const name of LIBRARIES) await buildLibrary(name, join(cache, name));
  });
  await step('program', () => buildProgram(join(cache, PROGRAM)));
  /** @type {Map<string, string>} */
  const tarballs = new Map();
  await step('pack', async () => {
    for (const name of ALL) tarballs.set(name, await pack(join(cache, name), packed));
  });
  await step('publint', async () => {
    for (const [name, tarball] of tarballs) await lint(join(cache, name), tarball);
  });
  await step('are the types wrong?', async () => {
    // Nothing is imported from the program.
    for (const [name, tarball] of tarballs) if (name !== PROGRAM) await checkTypes(tarball);
  });
  const tried = await step('both lines of Node', () => nodes(cache));
  const folder = mkdtempSync(join(tmpdir(), 'altiplano-installed-'));
  try {
    await step('install into an empty folder', () => install(folder, [...tarballs.values()]));
    await step('examples: types', () => compileExamples(folder));
    await step('npx altiplano', () => tryNpx(folder));
    const main = join(folder, 'node_modules/altiplano/dist/main.js');
    for (const [line, node] of tried) {
      await step(`examples: ${line}`, () => runExamples(folder, node));
      await step(`altiplano serves: ${line}`, () => tryServing(node, main));
      await step(`altiplano in the terminal: ${line}`, () => tryTerminal(node, main));
    }
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

const [word] = process.argv.slice(2);
if (word === undefined) {
  try {
    await all();
    console.log(`all of it holds; what was packed lies in ${packed}`);
  } catch (error) {
    if (!(error instanceof Failed)) throw error;
    console.log(`FAILED: ${error.message}`);
    process.exitCode = 1;
  }
} else {
  console.error(`packages: there is nothing to be said besides, not even '${word}'`);
  process.exitCode = 2;
}
