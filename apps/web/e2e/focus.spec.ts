import { keyboard } from './player/hands.ts';
import { seatAt } from './player/player.ts';
import { placeOne, playToPlanning } from './player/play-to-planning.ts';
import { beginLocal, beginQuick } from './setting/begin.ts';
import { expect, test } from './setting/test.ts';

test('who closes what they have unfolded is where they unfolded it', async ({ page, said }) => {
  await beginQuick(page, said);
  const players = page.getByRole('region', { name: said.table.players, exact: true });
  const other = players.getByRole('button', { expanded: false }).nth(1);
  await expect(other).toHaveAttribute('aria-keyshortcuts', '1');
  const opened = players.getByRole('button', { expanded: true });

  const cross = players.getByRole('button', { name: said.table.close, exact: true });
  const wholeBoard = players.getByRole('button').last();
  for (const [inside, key] of [
    [wholeBoard, 'Escape'],
    [cross, 'Enter'],
  ] as const) {
    await page.keyboard.press('1');
    await expect(opened).toHaveAttribute('aria-keyshortcuts', '1');
    await inside.focus();
    await page.keyboard.press(key);
    await expect(opened).toHaveCount(0);
    await expect(other).toBeFocused();
  }
});

test('in a dialog the focus goes round, and afterwards back', async ({ page, said }) => {
  await beginQuick(page, said);
  const { press } = keyboard(page);
  const preferences = page.getByRole('button', { name: said.table.preferences, exact: true });
  await press(preferences);
  const dialog = page.getByRole('dialog', { name: said.page.preferencesPage.title });
  const last = dialog.getByRole('button', { name: said.page.preferencesPage.reset });
  const first = dialog.getByRole('button', { name: said.page.shell.close, exact: true });
  await last.focus();
  await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(last).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(preferences).toBeFocused();
});

test('the curtain between two people takes the focus and gives it back', async ({ page, said }) => {
  const table = await beginLocal(page, said, { people: 2 });
  const hands = keyboard(page);
  await seatAt(table, { hands }).playUntil(() => table.curtain.isVisible());
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await hands.press(table.curtain);
  await expect(table.asked.first()).toBeVisible();
  await expect(page.locator(':focus')).toHaveCount(1);
});

test('Tab leaves every tile, also one that shows what taking it up would do', async ({ page, said }) => {
  const table = await beginLocal(page, said, { people: 2 });
  const player = seatAt(table);
  await playToPlanning(table, player);
  await placeOne(table, player);
  const placed = page.getByRole('main').locator('[data-open] button').first();
  for (const key of ['Tab', 'Shift+Tab']) {
    await placed.focus();
    await page.keyboard.press(key);
    await expect(placed).not.toBeFocused();
    await expect(page.locator(':focus')).toHaveCount(1);
  }
});
