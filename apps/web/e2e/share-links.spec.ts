import { readFileSync } from 'node:fs';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { withRecord } from './setting/records.ts';
import { startServer } from './setting/server.ts';
import { expect, test } from './setting/test.ts';

/** A finished game at the server, as Anna would leave it there; its table. */
async function leaveFinishedGame(request: APIRequestContext): Promise<string> {
  await request.post('/api/me', { data: { name: 'Anna' } });
  const kept = await withRecord(['--players', '2'], (file) =>
    request.post('/api/records', { data: JSON.parse(readFileSync(file, 'utf8')) }),
  );
  expect(kept.ok(), await kept.text()).toBe(true);
  return ((await kept.json()) as { table: string }).table;
}

async function strangersPage(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce', locale: 'en-GB' });
  return context.newPage();
}

test('links to a finished game open in a browser that has no name here', async ({
  browser,
  playwright,
  said,
  faults,
}) => {
  const server = await startServer();
  try {
    const anna = await playwright.request.newContext({ baseURL: server.address });
    const game = await leaveFinishedGame(anna);
    const page = await strangersPage(browser, server.address);
    faults.watch(page);
    const lookedBackOn = page.getByRole('heading', { level: 1, name: said.after.review.title });

    await page.goto(`/review/online/${game}`);
    await expect(lookedBackOn).toBeVisible();
    await page.goto(`/t/${game}`);
    await expect(lookedBackOn).toBeVisible();
    await page.goto(`/replay/online/${game}`);
    await expect(page.getByRole('slider').first()).toBeVisible();
  } finally {
    await server.remove();
  }
});

test('links that lead to nothing, or to a game still to be played, say so', async ({
  browser,
  playwright,
  said,
  faults,
}) => {
  const server = await startServer();
  const { online, replayPage } = said.page;
  try {
    const page = await strangersPage(browser, server.address);
    faults.watch(page);
    // The answer "there is none" is on the console too.
    faults.allowOutage();
    await page.goto('/t/nothing-here');
    await expect(page.getByRole('heading', { level: 1, name: online.gone })).toBeVisible();
    await page.goto('/review/online/nothing-here');
    await expect(page.getByRole('heading', { level: 1, name: replayPage.gone })).toBeVisible();

    const anna = await playwright.request.newContext({ baseURL: server.address });
    await anna.post('/api/me', { data: { name: 'Anna' } });
    const annas = await strangersPage(browser, server.address);
    faults.watch(annas);
    await annas.context().addCookies((await anna.storageState()).cookies);
    await annas.goto('/tables');
    await annas.getByRole('button', { name: online.createNow }).click();
    await annas.waitForURL(/\/t\//);
    await page.goto(annas.url());
    await expect(page.getByRole('textbox', { name: online.name })).toBeVisible();
    await page.goto(annas.url().replace('/t/', '/replay/online/'));
    await expect(page.getByRole('heading', { level: 1, name: replayPage.gone })).toBeVisible();
  } finally {
    await server.remove();
  }
});
