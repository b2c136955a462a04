// Runs one file of this repository on Node 24 or newer, after installing what is missing.
//
//   node scripts/boot.mjs [--at-caller] FILE [ARGUMENT…]
//   node scripts/boot.mjs --stamp
//
// FILE is relative to the repository. It runs in the repository's folder, or, with --at-caller, in the
// folder where the person typed the npm command, so that file names mean what they seem to mean.
// --stamp only notes that the installed packages match the lock file (npm calls it after an install).
//
// This file must run on Node 20 with nothing installed, and it writes nothing to standard output.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const WANTED = 24;
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, 'node_modules');
const stamp = join(modules, '.installed-from');
const windows = process.platform === 'win32';
const packagedNode = windows
  ? join(modules, `node-win-${process.arch}`, 'bin', 'node.exe')
  : join(modules, `node-${process.platform}-${process.arch}`, 'bin', 'node');
// In front of the PATH of every npm script, so that those run on it too.
const pinnedNode = windows ? packagedNode : join(modules, '.bin', 'node');

/** @param {string} line */
function say(line) {
  process.stderr.write(`altiplano: ${line}\n`);
}

/** What an install must have been made from to be still good. */
function fingerprint() {
  const lock = join(root, 'package-lock.json');
  const hash = createHash('sha256').update(existsSync(lock) ? readFileSync(lock) : '');
  return `${hash.digest('hex')} ${process.platform}-${process.arch}\n`;
}

function isInstalled() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint();
}

function markInstalled() {
  if (!windows) {
    // npm 10 drops this link again with the packages for other systems, which have a `node` of their own.
    // And the packaged Node needs glibc: where it cannot run, the machine's own must be found instead.
    rmSync(pinnedNode, { force: true });
    if (spawnSync(packagedNode, ['--version']).status === 0) {
      symlinkSync(relative(dirname(pinnedNode), packagedNode), pinnedNode);
    }
  }
  writeFileSync(stamp, fingerprint());
}

/** @param {string} command */
function npm(command) {
  const args = [
    command,
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const { npm_execpath: script, npm_node_execpath: node } = process.env;
  /** @type {import('node:child_process').SpawnSyncOptions} */
  const options = { cwd: root, stdio: ['ignore', process.stderr.fd, process.stderr.fd] };
  // Under npm, the same npm again on the machine's Node: ours may be replaced while this runs.
  const run = script?.endsWith('.js')
    ? spawnSync(node ?? process.execPath, [script, ...args], options)
    : spawnSync('npm', args, { ...options, shell: windows });
  if (run.status !== 0) say(`npm ${command} failed; its message is above`);
  return run.status === 0;
}

function install() {
  const stale = existsSync(modules);
  say(
    stale ? 'the installed packages are out of date, updating them …' : 'first start, installing packages …',
  );
  say('this needs the network and takes about a minute, once');
  const started = Date.now();
  // Windows cannot delete the node.exe it runs on, and `npm ci` begins by deleting everything.
  const isDone = (!(windows && stale) && npm('ci')) || npm('install');
  if (!isDone) {
    say('the packages could not be installed, so nothing was started.');
    process.exit(1);
  }
  markInstalled();
  say(`installed in ${Math.round((Date.now() - started) / 1000)} s`);
}

/**
 * @param {string} file
 * @param {string[]} args
 * @param {string} cwd
 */
function runOnPinnedNode(file, args, cwd) {
  const path = `${dirname(pinnedNode)}${delimiter}${process.env.PATH ?? ''}`;
  const child = spawn(pinnedNode, [file, ...args], {
    cwd,
    stdio: 'inherit',
    // What Node has read once, it need not read again: programs of hundreds of files start in half the time.
    env: { NODE_COMPILE_CACHE: join(root, '.cache/compiled'), ...process.env, PATH: path },
  });
  /** @type {NodeJS.Signals[]} */
  const passedOn = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of passedOn) {
    process.on(signal, () => {
      // A terminal sends Ctrl-C to the child as well; twice would skip its own goodbye.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
  }
  child.on('error', (error) => {
    say(`could not start ${pinnedNode}: ${error.message}`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => {
    if (signal === null) process.exit(code ?? 1);
    for (const name of passedOn) process.removeAllListeners(name);
    process.kill(process.pid, signal);
    // Only reached by a signal that does not end a process.
    setTimeout(() => process.exit(128 + constants.signals[signal]), 100);
  });
}

const words = process.argv.slice(2);
if (words[0] === '--stamp') {
  // `npm install --package-lock-only` writes a lock file and installs nothing.
  if (process.env.npm_config_package_lock_only !== 'true') markInstalled();
  process.exit(0);
}
const atCaller = words[0] === '--at-caller';
const [target, ...args] = atCaller ? words.slice(1) : words;
if (target === undefined) {
  say('which file? Usage: node scripts/boot.mjs [--at-caller] FILE [ARGUMENT…]');
  process.exit(1);
}
const file = resolve(root, target);
const cwd = atCaller ? (process.env.INIT_CWD ?? process.cwd()) : root;

const wasInstalled = isInstalled();
if (!wasInstalled) install();

const isNewEnough = Number.parseInt(process.versions.node, 10) >= WANTED;
if (isNewEnough && (wasInstalled || !existsSync(pinnedNode))) {
  process.chdir(cwd);
  process.argv.splice(1, process.argv.length, file, ...args);
  await import(pathToFileURL(file).href);
} else if (existsSync(pinnedNode)) {
  runOnPinnedNode(file, args, cwd);
} else {
  say(`this needs Node ${WANTED} or newer, and here is Node ${process.versions.node}.`);
  say(`There is no packaged Node ${WANTED} for ${process.platform} on ${process.arch}: please install one.`);
  process.exit(1);
}
