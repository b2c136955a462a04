// Where a Chromium is, for the tests through the page and the benches of it. Looks first, installs only if there is none.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const require = createRequire(join(root, 'apps/web/package.json'));

/** @typedef {{ platform: NodeJS.Platform, env: NodeJS.ProcessEnv, exists: (path: string) => boolean }} Machine */

/** Any of these speaks the protocol of the tests; which one it is does not matter. */
const COMMANDS = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'microsoft-edge-stable',
];

const MAC = [
  'Chromium.app/Contents/MacOS/Chromium',
  'Google Chrome.app/Contents/MacOS/Google Chrome',
  'Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];

const WINDOWS = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
  'Chromium\\Application\\chrome.exe',
];

/**
 * Where a browser usually is on such a machine, the likeliest first.
 * @param {Machine} machine
 * @returns {string[]}
 */
export function usualPlaces({ platform, env }) {
  if (platform === 'darwin') {
    const folders = ['/Applications', ...(env.HOME ? [`${env.HOME}/Applications`] : [])];
    return folders.flatMap((folder) => MAC.map((program) => `${folder}/${program}`));
  }
  if (platform === 'win32') {
    const folders = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA];
    return folders.flatMap((folder) => (folder ? WINDOWS.map((program) => `${folder}\\${program}`) : []));
  }
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return COMMANDS.flatMap((command) => [...folders, '/snap/bin'].map((folder) => `${folder}/${command}`));
}

/**
 * The browser that is named in CHROMIUM, or one that this machine has; null if there is none.
 * @param {Machine} machine
 * @returns {string | null}
 */
export function installedBrowser(machine) {
  const { CHROMIUM: named } = machine.env;
  if (named !== undefined && named !== '') {
    if (!machine.exists(named)) throw new Error(`CHROMIUM names '${named}', and there is no such file.`);
    return named;
  }
  return usualPlaces(machine).find(machine.exists) ?? null;
}

/** @param {string} line */
function say(line) {
  process.stderr.write(`altiplano: ${line}\n`);
}

/**
 * @param {string} command
 * @param {string[]} args
 */
function succeeds(command, args) {
  const environment = { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000' };
  const run = spawnSync(command, args, { stdio: ['ignore', 2, 2], env: environment, timeout: 600_000 });
  return run.status === 0;
}

/** Playwright's own browser, if it was ever downloaded. */
function cachedBrowser() {
  const path = require('@playwright/test').chromium.executablePath();
  return existsSync(path) ? path : null;
}

function download() {
  say('there is no Chromium here; downloading one for the tests …');
  const program = join(dirname(require.resolve('@playwright/test/package.json')), 'cli.js');
  return succeeds(process.execPath, [program, 'install', 'chromium', '--no-shell']) ? cachedBrowser() : null;
}

/** @param {Machine} machine */
function installAsRoot(machine) {
  const isDebian = machine.platform === 'linux' && existsSync('/etc/debian_version');
  if (!isDebian || process.getuid?.() !== 0) return null;
  say('installing the Chromium of this system …');
  const isDone =
    succeeds('apt-get', ['update', '-q']) &&
    succeeds('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium']);
  return isDone ? installedBrowser(machine) : null;
}

/**
 * The path of a Chromium; installs one where there is none. Throws, and says what to do, if that is not possible.
 * @returns {string}
 */
export function findBrowser() {
  const machine = { platform: process.platform, env: process.env, exists: existsSync };
  const found = installedBrowser(machine) ?? cachedBrowser() ?? download() ?? installAsRoot(machine);
  if (found !== null) return found;
  throw new Error(
    'No Chromium was found, and none could be installed. Install Chromium, Chrome or Edge, or name one: CHROMIUM=/path/to/it npm test',
  );
}
