import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { Said } from './words.ts';

const CLI = fileURLToPath(new URL('../../../cli/src/main.ts', import.meta.url));
const EVERYTHING = ['--players', '5', '--modules', 'missions,traveler,short', '--roles', 'draft'];

/** Hands over a file with a finished game, played at random. */
export async function withRecord<T>(
  options: readonly string[],
  use: (file: string) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'altiplano-record-'));
  try {
    const file = join(folder, 'game.json');
    const run = spawnSync(process.execPath, [CLI, 'record', '--out', file, ...options], { encoding: 'utf8' });
    if (run.status !== 0) throw new Error(`No game could be recorded:\n${run.stdout}${run.stderr}`);
    return await use(file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Loads a finished game with everything in it from a file, as a person would; it is looked back on. */
export async function loadFinished(page: Page, said: Said, seed?: string): Promise<void> {
  const options = seed === undefined ? EVERYTHING : [...EVERYTHING, '--seed', seed];
  await withRecord(options, async (file) => {
    await page.goto(new URL('/mine', page.url()).href);
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: said.page.mine.import }).click();
    await (await choosing).setFiles(file);
    await page.getByRole('heading', { level: 1, name: said.after.review.title }).waitFor();
  });
}
