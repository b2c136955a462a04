import { loadFinished } from './setting/records.ts';
import { expect, test } from './setting/test.ts';

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test.describe(`going through a finished game on ${width} × ${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: width < 700, isMobile: width < 700 });

    test('the board of whoever acts is shown, until one is kept', async ({ page, said }) => {
      const { replayPage } = said.page;
      await page.goto('/');
      await loadFinished(page, said);
      await page.getByRole('link', { name: said.after.review.watch }).click();
      const forward = page.getByRole('button', { name: new RegExp(`^${replayPage.forward},`) });
      const boardOf = (name: string) =>
        page.getByRole('heading', { level: 2, name: said.table.boardOf(name), exact: true });
      const story = page.getByRole('group', { name: replayPage.happened });
      const seen = new Set<string>();
      for (let step = 0; step < 12; step++) {
        const before = await story.innerText();
        await forward.click();
        await expect(story).not.toHaveText(before);
        const [name = ''] = (await story.innerText()).split(':');
        await expect(boardOf(name)).toBeVisible();
        // The last one is the last to have been added.
        seen.delete(name);
        seen.add(name);
      }
      expect(seen.size).toBeGreaterThan(1);
      await page.getByRole('button', { name: said.table.keepBoard }).click();
      const kept = boardOf([...seen].at(-1) ?? '');
      for (let step = 0; step < 6; step++) {
        await forward.click();
        await expect(kept).toBeVisible();
      }
      await page.getByRole('button', { name: said.table.followBoard }).click();
      await expect(page.getByRole('button', { name: said.table.keepBoard })).toBeVisible();
    });

    test('at the end the winner is named, whoever watches', async ({ page, said }) => {
      await page.goto('/');
      await loadFinished(page, said);
      await page.getByRole('link', { name: said.after.review.watch }).click();
      await page.getByRole('button', { name: said.page.replayPage.last }).click();
      const sheet = page.getByRole('region', { name: said.table.score });
      const result = sheet.getByRole('heading', { level: 2 });
      await expect(result).toHaveText(/ wins\.| share the victory\./);
      await expect(result).not.toHaveText(/\byou\b/i);
    });
  });
}
