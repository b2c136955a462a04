// The tests through the page, in a real browser: npm run e2e [-- --browser firefox|webkit] [FILTER…]. Other arguments
// go to Playwright. In Chromium all of them are played, in the others those in apps/web/e2e/every.
// Whoever names screens of their own in WEB_DIR builds those themselves.
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { findBrowser, findFirefox, prepareWebKit } from './browser.mjs';
import { buildScreens } from './build-screens.mjs';

const web = join(dirname(dirname(fileURLToPath(import.meta.url))), 'apps/web');
const require = createRequire(join(web, 'package.json'));
const program = join(dirname(require.resolve('@playwright/test/package.json')), 'cli.js');

/** On this screen WebKit opens its windows. */
const SCREEN = ['xvfb-run', '--auto-servernum', '--server-args=-screen 0 1600x1000x24'];

/**
 * @param {string} browser
 * @returns {{ command: string[], env: Record<string, string> }}
 */
function waysOf(browser) {
  switch (browser) {
    case 'chromium':
      return { command: [], env: { CHROMIUM: findBrowser() } };
    case 'firefox':
      return { command: [], env: { FIREFOX: findFirefox() } };
    case 'webkit':
      prepareWebKit();
      return { command: SCREEN, env: {} };
    default:
      throw new Error(`There is no browser '${browser}' here: chromium, firefox or webkit.`);
  }
}

/**
 * @param {string} browser
 * @param {string[]} args
 * @returns {Promise<number>}
 */
function runTests(browser, args) {
  const { command, env } = waysOf(browser);
  const [first = '', ...rest] = [...command, process.execPath, program, 'test', ...args];
  const child = spawn(first, rest, {
    cwd: web,
    env: { ...process.env, ...env, ALTIPLANO_BROWSER: browser },
    stdio: 'inherit',
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** @returns {{ browser: string, args: string[] }} which browser, and what is left for Playwright */
function wished() {
  const { tokens } = parseArgs({ options: { browser: { type: 'string' } }, strict: false, tokens: true });
  const named = tokens.find((token) => token.kind === 'option' && token.name === 'browser');
  if (named?.kind !== 'option') return { browser: 'chromium', args: process.argv.slice(2) };
  const args = process.argv.slice(2).toSpliced(named.index, named.inlineValue === true ? 1 : 2);
  return { browser: named.value ?? '', args };
}

try {
  const hasScreens = (process.env.WEB_DIR ?? '') !== '' || (await buildScreens());
  if (!hasScreens) throw new Error('without screens there is nothing to test');
  const { browser, args } = wished();
  process.exitCode = await runTests(browser, args);
} catch (error) {
  process.stderr.write(`altiplano: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
