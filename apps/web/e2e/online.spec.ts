import type { Browser, Page } from '@playwright/test';
import { type Player, seatAt } from './player/player.ts';
import { tableOn, type TablePage } from './player/table.ts';
import { chooseGame } from './setting/begin.ts';
import { startServer } from './setting/server.ts';
import { expect, test } from './setting/test.ts';
import type { Said } from './setting/words.ts';

async function nameOneself(page: Page, said: Said, name: string): Promise<void> {
  const { online } = said.page;
  await page.getByRole('textbox', { name: online.name }).fill(name);
  await page.getByRole('button', { name: online.takeName }).click();
}

async function openTable(page: Page, said: Said): Promise<string> {
  const { online } = said.page;
  await page.goto('/tables');
  await nameOneself(page, said, 'Anna');
  await chooseGame(page, said, { players: 2 });
  await page.getByRole('button', { name: online.createNow }).click();
  await page.waitForURL(/\/t\//);
  return page.url();
}

async function newPage(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce', locale: 'en-GB' });
  return context.newPage();
}

async function say(page: Page, { table }: Said, text: string): Promise<void> {
  const { chat, say: label, send } = table.company;
  await page.getByRole('tab', { name: chat }).click();
  await page.getByRole('textbox', { name: label }).fill(text);
  await page.getByRole('button', { name: send }).click();
}

/** Both play, whoever is asked, until something is true and nothing stands in front of a table. */
async function playBoth(
  people: readonly [TablePage, Player][],
  isReached: () => Promise<boolean>,
): Promise<void> {
  const isFree = async (): Promise<boolean> => {
    const fronts = await Promise.all(people.map(([table]) => table.dialog.first().isVisible()));
    return !fronts.includes(true);
  };
  while (!((await isReached()) && (await isFree()))) {
    for (const [table, player] of people) {
      if (await table.score.isVisible()) return;
      // What was asked may be settled by the other a moment later: then it is the other who goes on.
      if (await table.asked.first().isVisible()) await player.step(false);
    }
  }
}

test('two browsers at one table, a lost connection, a server that falls over', async ({
  browser,
  said,
  faults,
}) => {
  const server = await startServer();
  const { online } = said.page;
  const pages = [await newPage(browser, server.address), await newPage(browser, server.address)] as const;
  const [anna, bert] = pages;
  for (const page of pages) faults.watch(page);
  try {
    const link = await openTable(anna, said);
    await bert.goto(link);
    await nameOneself(bert, said, 'Bert');
    await bert.getByRole('button', { name: online.sitHere }).first().click();
    await bert.getByRole('button', { name: online.iAmReady }).click();
    await anna.getByRole('button', { name: online.begin }).click();

    const tables = [tableOn(anna, said), tableOn(bert, said)] as const;
    const people = tables.map((table): [TablePage, Player] => [table, seatAt(table)]);
    for (const table of tables) await table.status.waitFor();
    const round = (number: number) => async (): Promise<boolean> =>
      (await anna.getByRole('banner').first().innerText()).includes(said.game.decisions.round(number));
    await playBoth(people, round(2));

    await say(bert, said, 'Nice weather up here <b>today</b>');
    await anna.getByRole('tab', { name: said.table.company.chat }).click();
    await expect(anna.getByRole('log').getByText('Nice weather up here <b>today</b>')).toBeVisible();

    faults.allowOutage();
    await bert.context().setOffline(true);
    await bert.context().setOffline(false);
    await playBoth(people, round(3));

    const { lost } = said.table.company;
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
