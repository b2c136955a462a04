import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

interface Scripts {
  readonly buildScreens: () => Promise<boolean>;
  readonly findBrowser: () => string;
  readonly installedBrowser: (machine: object) => string | null;
}

const OWN = process.env['WEB_DIR'] ?? '';

/** The folder of the built screens. */
export const WEB_DIR =
  OWN === '' ? fileURLToPath(new URL('../../../../apps/web/dist', import.meta.url)) : OWN;

async function script<N extends keyof Scripts>(file: string, name: N): Promise<Scripts[N]> {
  const { href } = new URL(`../../../../scripts/${file}`, import.meta.url);
  return ((await import(href)) as Scripts)[name];
}

/** Builds the screens as their sources are now; throws if they cannot be built. Whoever names others builds those. */
export async function buildNow(): Promise<void> {
  if (OWN !== '') return;
  const buildScreens = await script('build-screens.mjs', 'buildScreens');
  if (!(await buildScreens())) throw new Error('the screens could not be built');
}

/** Whether there is a Chromium already. */
export async function hasChromium(): Promise<boolean> {
  const installedBrowser = await script('browser.mjs', 'installedBrowser');
  return installedBrowser({ platform: process.platform, env: process.env, exists: existsSync }) !== null;
}

/** The path of a Chromium, installed if there is none. */
export async function chromiumPath(): Promise<string> {
  const findBrowser = await script('browser.mjs', 'findBrowser');
  return findBrowser();
}
