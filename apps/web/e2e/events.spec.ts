import type { Page } from '@playwright/test';
import { label } from './player/patterns.ts';
import { seatAt } from './player/player.ts';
import type { TablePage } from './player/table.ts';
import { beginLocal } from './setting/begin.ts';
import { expect, test } from './setting/test.ts';
import type { Said } from './setting/words.ts';

/** Plays until the event of a round offers something; a game may end without one, then another is begun. */
async function toOffer(page: Page, said: Said): Promise<TablePage> {
  const { offer } = said.game.decisions.questions;
  for (;;) {
    const table = await beginLocal(page, said, { traveler: true });
    const isOffered = async (): Promise<boolean> => (await table.status.allInnerTexts()).includes(offer);
    await seatAt(table).playUntil(isOffered);
    if (await isOffered()) return table;
  }
}

test('an offer is declined by a key and in a place of its own, not where one passes', async ({
  page,
  said,
}) => {
  const table = await toOffer(page, said);
  const { offer } = said.game.decisions.questions;
  const decline = table.choices.getByRole('button', { name: label(said.game.moves.label.decline) });
  await expect(decline).toBeVisible();
  // Nothing else ends anything: it is not offered where one passes.
  await expect(table.main).toHaveCount(1);
  await expect(table.main.and(decline)).toHaveCount(1);
  await expect(decline).toHaveAttribute('aria-keyshortcuts', 'X');
  await page.keyboard.press('f');
  await page.keyboard.press('p');
  await expect(table.status).toHaveText(offer);
  await page.keyboard.press('x');
  await expect(table.status).not.toHaveText(offer);
});

test('the event of the round is in sight from its beginning', async ({ page, said }) => {
  const table = await beginLocal(page, said, { traveler: true });
  await table.asked.first().waitFor();
  const event = page.getByRole('heading', { name: said.table.event });
  await expect(event).toBeInViewport();
  const banner = page.getByRole('banner').first();
  await seatAt(table).playUntil(async () =>
    (await banner.innerText()).includes(said.game.decisions.round(2)),
  );
  await expect(event).toBeInViewport();
});
