import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from 'playwright-core';
import { freePort } from '../live/server-process.ts';
import { chromiumPath } from './screens.ts';

/** Nothing in the background that is not ours; the processor draws, as on any machine without a screen. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** A real browser with a profile of its own, which other programs can ask to open pages. */
export interface OpenBrowser {
  readonly context: BrowserContext;
  readonly version: string;
  /** Where it listens for such programs. */
  readonly port: number;
  close(): Promise<void>;
}

/** Starts a browser in English, without a screen. */
export async function openBrowser(): Promise<OpenBrowser> {
  const folder = mkdtempSync(join(tmpdir(), 'altiplano-browser-'));
  const port = await freePort();
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: await chromiumPath(),
    args: [...FLAGS, `--remote-debugging-port=${port}`],
    locale: 'en-US',
  });
  return {
    context,
    version: context.browser()?.version() ?? 'unknown',
    port,
    async close() {
      await context.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
