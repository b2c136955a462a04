// The tests through the page, in a real browser: npm run e2e [-- FILTER…]. Arguments go to Playwright.
// Whoever names screens of their own in WEB_DIR builds those themselves.
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from './browser.mjs';
import { buildScreens } from './build-screens.mjs';

const web = join(dirname(dirname(fileURLToPath(import.meta.url))), 'apps/web');
const require = createRequire(join(web, 'package.json'));
const program = join(dirname(require.resolve('@playwright/test/package.json')), 'cli.js');

/**
 * @param {string} browser
 * @returns {Promise<number>}
 */
function runTests(browser) {
  const args = [program, 'test', ...process.argv.slice(2)];
  const env = { ...process.env, CHROMIUM: browser };
  const child = spawn(process.execPath, args, { cwd: web, env, stdio: 'inherit' });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

try {
  const hasScreens = (process.env.WEB_DIR ?? '') !== '' || (await buildScreens());
  if (!hasScreens) throw new Error('without screens there is nothing to test');
  process.exitCode = await runTests(findBrowser());
} catch (error) {
  process.stderr.write(`altiplano: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
