import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { seatAt } from './player/player.ts';
import { see } from './player/table-state.ts';
import { tableOn, type TablePage } from './player/table.ts';
import { startServer } from './setting/server.ts';
import { expect, test } from './setting/test.ts';

const BUILT = process.env['WEB_DIR'] || fileURLToPath(new URL('../dist', import.meta.url));

/** What is asked, and what lies where, if not on which of equal spaces: enough to know the moment of a game again. */
async function moment(table: TablePage): Promise<unknown> {
  await table.asked.first().waitFor();
  const { question, tray, placed } = await see(table);
  return { question, tray: tray.map(({ name }) => name), placed: placed.toSorted() };
}

/** The same screens under another version, as if something had been built anew. */
async function nextVersion(folder: string): Promise<void> {
  await cp(BUILT, folder, { recursive: true });
  const worker = join(folder, 'service-worker.js');
  const text = await readFile(worker, 'utf8');
  await writeFile(worker, text.replace(/(["'`])([0-9a-f]{16})\1/, '$1fedcba9876543210$1'));
  for (const ending of ['br', 'gz']) await rm(`${worker}.${ending}`, { force: true });
}

async function isKeptOffline(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
}

test('a game on this device survives a reload, a closed page and a new version', { tag: '@core' }, async ({
  page,
  said,
  faults,
}) => {
  const server = await startServer();
  const other = await mkdtemp(join(tmpdir(), 'altiplano-screens-'));
  try {
    await page.goto(server.address);
    await page.getByRole('button', { name: said.page.start.quick.play }).click();
    const table = tableOn(page, said);
    const player = seatAt(table);
    await player.playUntil(
      async () => (await see(table)).placed.length > 0 && (await table.undo.isEnabled()),
    );
    const before = await moment(table);

    await page.reload();
    await expect.poll(() => moment(table)).toEqual(before);

    await page.goto(server.address);
    await page.getByRole('link', { name: said.page.start.quick.resume }).click();
    await expect.poll(() => moment(table)).toEqual(before);
    await isKeptOffline(page);

    faults.allowOutage();
    await server.kill();
    await nextVersion(other);
    await server.restart(other);
    // At a table nobody is interrupted; the first page offers it.
    await page.goto(server.address);
    await page.getByRole('button', { name: said.page.shell.reload }).click();
    const isKept = () =>
      page.evaluate(async () => (await caches.keys()).some((name) => name.includes('fedcba98')));
    await expect.poll(isKept).toBe(true);
    await page.getByRole('link', { name: said.page.start.quick.resume }).click();
    await expect.poll(() => moment(table)).toEqual(before);
    await player.step();
  } finally {
    await server.remove();
    await rm(other, { recursive: true, force: true });
  }
});
