import type { Browser, Page } from '@playwright/test';
import { inRound, playBoth, sitTogether } from './setting/online.ts';
import { startServer } from './setting/server.ts';
import { expect, test } from './setting/test.ts';
import type { Said } from './setting/words.ts';

async function newPage(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce', locale: 'en-GB' });
  return context.newPage();
}

async function say(page: Page, { table }: Said, text: string): Promise<void> {
  const { chat, say: label, send } = table.online;
  await page.getByRole('tab', { name: chat }).click();
  await page.getByRole('textbox', { name: label }).fill(text);
  await page.getByRole('button', { name: send }).click();
}

test('two browsers at one table, a lost connection, a server that falls over', { tag: '@core' }, async ({
  browser,
  said,
  faults,
}) => {
  const server = await startServer();
  const pages = [await newPage(browser, server.address), await newPage(browser, server.address)] as const;
  const [anna, bert] = pages;
  for (const page of pages) faults.watch(page);
  try {
    const people = await sitTogether(pages, said);
    const round = (number: number) => inRound(anna, said, number);
    await playBoth(people, round(2));

    // In a low window there is a line to say something, too.
    await bert.setViewportSize({ width: 1280, height: 720 });
    await say(bert, said, 'Nice weather up here <b>today</b>');
    await bert.setViewportSize({ width: 1440, height: 900 });
    await anna.getByRole('tab', { name: said.table.online.chat }).click();
    await expect(anna.getByRole('log').getByText('Nice weather up here <b>today</b>')).toBeVisible();

    faults.allowOutage();
    await bert.context().setOffline(true);
    await bert.context().setOffline(false);
    await playBoth(people, round(3));

    const { lost } = said.table.online;
    await server.kill();
    for (const page of pages) await expect(page.getByText(lost.offline).first()).toBeVisible();
    await server.restart();
    for (const page of pages) await expect(page.getByText(lost.offline)).toHaveCount(0);
    await playBoth(people, round(4));

    await bert.reload();
    await playBoth(people, round(6));
    // What both may know is the same for both.
    const supplies = (page: Page): Promise<string> =>
      page.getByRole('region', { name: said.table.places }).innerText();
    await expect.poll(() => supplies(bert)).toBe(await supplies(anna));
  } finally {
    for (const page of pages) await page.context().close();
    await server.remove();
  }
});
