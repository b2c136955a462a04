import { loadFinished } from './setting/records.ts';
import { expect, test } from './setting/test.ts';

/** So many lines at least below the bar of a replay, at a table for five where all trade. */
const LINES = 3;

for (const language of ['en', 'de'] as const) {
  test.describe(`late in a crowded game, ${language}`, () => {
    test.use({ language });

    test('all that is planned with is in sight, and the log has room', async ({ page, said }) => {
      await page.goto('/');
      await loadFinished(page, said);
      await page.getByRole('link', { name: said.after.review.watch }).click();
      const { replayPage } = said.page;
      await page.getByRole('button', { name: replayPage.last }).click();
      await page.getByRole('button', { name: new RegExp(`^${replayPage.back}`) }).click();
      const cards = page.getByRole('region', { name: said.table.roleCards });
      const eyes = page.getByRole('combobox', { name: replayPage.seenBy });
      for (const seat of ['0', '1', '2', '3', '4']) {
        await eyes.selectOption(seat);
        for (const card of await cards.getByRole('button').all())
          await expect.soft(card).toBeInViewport({ ratio: 0.9 });
      }
      const log = page.getByRole('region', { name: said.table.log, exact: true });
      const room = await log.getByRole('list').evaluate((list) => {
        const lines = [...list.children].map((line) => line.getBoundingClientRect().height);
        const around = list.closest('section')?.getBoundingClientRect().bottom ?? 0;
        const heading = list.querySelector('h3')?.getBoundingClientRect().bottom ?? around;
        return (around - heading) / Math.min(...lines.filter((height) => height > 0));
      });
      expect(room).toBeGreaterThanOrEqual(LINES);
    });
  });
}
