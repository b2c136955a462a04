// Pictures of every screen in every size, theme and language, on one page to leaf through: npm run -s gallery
// [-- --screens table,start --sizes 390x844 --themes dark --languages de], or those of the README: -- --readme.
// The address of the page is all that is printed to standard output.
import { findBrowser } from './browser.mjs';
import { buildScreens } from './build-screens.mjs';

/** @typedef {(args: string[], prepare: () => Promise<string>) => Promise<boolean>} Gallery whether all was taken */

/** @returns {Promise<string>} the path of a browser, once there are screens for it */
async function prepare() {
  const hasScreens = (process.env.WEB_DIR ?? '') !== '' || (await buildScreens());
  if (!hasScreens) throw new Error('without screens there is nothing to take pictures of');
  return findBrowser();
}

try {
  const { href } = new URL('../apps/web/e2e/gallery/main.ts', import.meta.url);
  const { gallery } = /** @type {{ gallery: Gallery }} */ (await import(href));
  if (!(await gallery(process.argv.slice(2), prepare))) process.exitCode = 1;
} catch (error) {
  process.stderr.write(`altiplano: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
