import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { BrowserContext } from 'playwright-core';
import { WEB_DIR } from './screens.ts';

/** What a first visitor waits for. */
export interface InitialScript {
  readonly files: readonly string[];
  readonly gzipBytes: number;
}

/** The scripts that are fetched until the first page can be used. */
export async function measureInitialScript(context: BrowserContext, address: string): Promise<InitialScript> {
  const page = await context.newPage();
  const files = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) files.add(pathname);
  });
  await page.goto(address, { waitUntil: 'load' });
  await page.getByRole('main').getByRole('button').first().waitFor();
  const fetched = [...files];
  await page.close();
  const gzipBytes = fetched.reduce(
    (sum, file) => sum + gzipSync(readFileSync(join(WEB_DIR, file))).byteLength,
    0,
  );
  return { files: fetched, gzipBytes };
}
