import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { tableOn, type TablePage } from '../player/table.ts';
import type { Said } from './words.ts';

const FIVE_TRAVELERS = '23-5p-missions-traveler-short-2018-draft-simultaneous-up-to.json';

/** Loads a finished game with everything in it from a file, as a person would: it is shown at its end. */
export async function loadFinished(page: Page, { page: words, ...said }: Said): Promise<TablePage> {
  await page.goto(new URL('/mine', page.url()).href);
  const choosing = page.waitForEvent('filechooser');
  await page.getByText(words.mine.import, { exact: true }).last().click();
  const file = new URL(`../../../../fixtures/games/${FIVE_TRAVELERS}`, import.meta.url);
  await (await choosing).setFiles(fileURLToPath(file));
  const table = tableOn(page, { ...said, page: words });
  await table.score.waitFor();
  return table;
}
