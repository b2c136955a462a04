// Where the browsers are, for the tests through the page and the benches of it. Looks first, installs only if there is none.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const require = createRequire(join(root, 'apps/web/package.json'));

/** @typedef {{ platform: NodeJS.Platform, env: NodeJS.ProcessEnv, exists: (path: string) => boolean }} Machine */

/**
 * @typedef {object} Kind a kind of browser
 * @property {string} variable names one that is to be taken
 * @property {readonly string[]} commands
 * @property {readonly string[]} mac
 * @property {readonly string[]} windows
 */

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

/** @type {Kind} */
const CHROMIUM = { variable: 'CHROMIUM', commands: COMMANDS, mac: MAC, windows: WINDOWS };

/** The Firefox of the system: Playwright drives it by WebDriver BiDi. @type {Kind} */
export const FIREFOX = {
  variable: 'FIREFOX',
  commands: ['firefox-esr', 'firefox'],
  mac: ['Firefox.app/Contents/MacOS/firefox'],
  windows: ['Mozilla Firefox\\firefox.exe'],
};

/** The commands that drive a WebKit, and give it a screen. */
const WEBKIT = ['WebKitWebDriver', 'xvfb-run', 'xauth'];

/** @param {Machine} machine */
const inPath = ({ env }) => (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');

/**
 * Where a browser usually is on such a machine, the likeliest first.
 * @param {Machine} machine
 * @param {Kind} [kind]
 * @returns {string[]}
 */
export function usualPlaces(machine, { commands, mac, windows } = CHROMIUM) {
  const { platform, env } = machine;
  if (platform === 'darwin') {
    const folders = ['/Applications', ...(env.HOME ? [`${env.HOME}/Applications`] : [])];
    return folders.flatMap((folder) => mac.map((program) => `${folder}/${program}`));
  }
  if (platform === 'win32') {
    const folders = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA];
    return folders.flatMap((folder) => (folder ? windows.map((program) => `${folder}\\${program}`) : []));
  }
  const folders = [...inPath(machine), '/snap/bin'];
  return commands.flatMap((command) => folders.map((folder) => `${folder}/${command}`));
}

/**
 * The browser that is named in its variable, or one that this machine has; null if there is none.
 * @param {Machine} machine
 * @param {Kind} [kind]
 * @returns {string | null}
 */
export function installedBrowser(machine, kind = CHROMIUM) {
  const named = machine.env[kind.variable];
  if (named !== undefined && named !== '') {
    if (!machine.exists(named))
      throw new Error(`${kind.variable} names '${named}', and there is no such file.`);
    return named;
  }
  return usualPlaces(machine, kind).find(machine.exists) ?? null;
}

/**
 * What is missing to drive a WebKit.
 * @param {Machine} machine
 * @returns {string[]}
 */
export function missingForWebKit(machine) {
  return WEBKIT.filter(
    (command) => !inPath(machine).some((folder) => machine.exists(`${folder}/${command}`)),
  );
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

/** @param {string[]} packages of Debian; whether they are there now */
function installAsRoot(...packages) {
  const isDebian = process.platform === 'linux' && existsSync('/etc/debian_version');
  if (!isDebian || process.getuid?.() !== 0) return false;
  say(`installing ${packages.join(', ')} of this system …`);
  return (
    succeeds('apt-get', ['update', '-q']) &&
    succeeds('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages])
  );
}

/** @returns {Machine} */
const thisMachine = () => ({ platform: process.platform, env: process.env, exists: existsSync });

/**
 * The path of a Chromium; installs one where there is none. Throws, and says what to do, if that is not possible.
 * @returns {string}
 */
export function findBrowser() {
  const machine = thisMachine();
  const found = installedBrowser(machine) ?? cachedBrowser() ?? download();
  if (found !== null) return found;
  const installed = installAsRoot('chromium') ? installedBrowser(machine) : null;
  if (installed !== null) return installed;
  throw new Error(
    'No Chromium was found, and none could be installed. Install Chromium, Chrome or Edge, or name one: CHROMIUM=/path/to/it npm test',
  );
}

/**
 * The path of a Firefox; installs one where there is none. Throws, and says what to do, if that is not possible.
 * @returns {string}
 */
export function findFirefox() {
  const machine = thisMachine();
  const found = installedBrowser(machine, FIREFOX);
  if (found !== null) return found;
  const installed = installAsRoot('firefox-esr') ? installedBrowser(machine, FIREFOX) : null;
  if (installed !== null) return installed;
  throw new Error(
    'No Firefox was found, and none could be installed. Install it, or name one: FIREFOX=/path/to/it',
  );
}

/** Sees to it that a WebKit can be driven here. Throws, and says what to do, if that is not possible. */
export function prepareWebKit() {
  const machine = thisMachine();
  if (missingForWebKit(machine).length === 0) return;
  installAsRoot('webkit2gtk-driver', 'xvfb', 'xauth');
  const missing = missingForWebKit(machine);
  if (missing.length === 0) return;
  throw new Error(
    `There is no ${missing.join(', no ')} here. The packages webkit2gtk-driver, xvfb and xauth of a Debian or Ubuntu have them; other systems have no WebKit that can be driven.`,
  );
}
