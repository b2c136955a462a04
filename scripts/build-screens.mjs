// Builds the screens into apps/web/dist, unless what is there was built from the very sources that are here.
import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const web = join(root, 'apps/web');
const dist = join(web, 'dist');
const STAMP = '.built-from';

/** Everything that ends up in the screens, or decides how. */
const SOURCES = [
  'package-lock.json',
  'apps/web/index.html',
  'apps/web/package.json',
  'apps/web/vite.config.ts',
  'apps/web/build',
  'apps/web/public',
  'apps/web/src',
  ...['rules', 'pack', 'bots', 'protocol', 'table', 'host', 'text', 'client'].map(
    (name) => `packages/${name}/src`,
  ),
];

/** What tests are made of changes often and is never shown. */
const UNSEEN = /\.test\.tsx?$|[/\\]testing$/;

/**
 * @param {string} path
 * @returns {number} when the newest file there was changed, and how many there are, in one number for each
 */
function newest(path) {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined || UNSEEN.test(path)) return 0;
  if (!found.isDirectory()) return found.mtimeMs;
  // A folder's own time tells of files that came or went.
  return Math.max(found.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}

function fingerprint() {
  return `${Math.max(...SOURCES.map((path) => newest(join(root, path))))}\n`;
}

/** @param {string} line */
function say(line) {
  process.stderr.write(`altiplano: ${line}\n`);
}

/**
 * The screens as their sources are now. If they cannot be built, what is there stays, and the server says what it lacks.
 * @returns {Promise<boolean>} whether they are up to date
 */
export async function buildScreens() {
  const from = fingerprint();
  const stamp = join(dist, STAMP);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === from) return true;
  const builder = viteProgram();
  if (builder === null) {
    say('the screens cannot be built here, because the packages for that are not installed');
    return false;
  }
  say('building the screens, a few seconds …');
  // Built aside and put there whole: two that build at once must not mix their files.
  mkdirSync(join(root, '.cache'), { recursive: true });
  const aside = mkdtempSync(join(root, '.cache/screens-'));
  try {
    const fresh = join(aside, 'fresh');
    const status = await run([builder, 'build', '--logLevel', 'warn', '--outDir', fresh, '--emptyOutDir']);
    if (status !== 0) {
      say('the screens could not be built; the message is above');
      return false;
    }
    writeFileSync(join(fresh, STAMP), from);
    if (existsSync(dist)) renameSync(dist, join(aside, 'former'));
    renameSync(fresh, dist);
    return true;
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

function viteProgram() {
  try {
    const manifest = createRequire(join(web, 'package.json')).resolve('vite/package.json');
    return join(dirname(manifest), 'bin/vite.js');
  } catch {
    return null;
  }
}

/**
 * @param {string[]} args
 * @returns {Promise<number | null>}
 */
function run(args) {
  return new Promise((resolve, reject) => {
    // Whoever builds, a test too, builds what people get: elsewhere the page would keep nothing for later, and be slow.
    const env = { ...process.env, NODE_ENV: 'production' };
    // Standard output belongs to the server's log.
    const child = spawn(process.execPath, args, { cwd: web, env, stdio: ['ignore', 2, 2] });
    child.on('error', reject);
    child.on('exit', resolve);
  });
}
