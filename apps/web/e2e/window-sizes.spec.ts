import { beginQuick } from './setting/begin.ts';
import { misfits } from './setting/geometry.ts';
import { loadFinished } from './setting/records.ts';
import { drawn } from './setting/settled.ts';
import { WIDE_SIZES } from './setting/sizes.ts';
import { expect, test } from './setting/test.ts';

/** The bar of a replay takes a tenth of a low window: there the own cards and the market may scroll. */
const HIGH = WIDE_SIZES.filter(([, height]) => height >= 945);

for (const language of ['en', 'de'] as const) {
  test.describe(`a table fills its window, ${language}`, () => {
    test.use({ language });

    test('at the beginning of a game', { tag: '@core' }, async ({ page, said }) => {
      const table = await beginQuick(page, said);
      for (const [width, height] of WIDE_SIZES) {
        await page.setViewportSize({ width, height });
        await drawn(page);
        await expect.soft(table.asked, `${width} × ${height}`).toBeInViewport({ ratio: 1 });
        expect.soft(await misfits(page), `${width} × ${height}`).toEqual([]);
      }
    });

    test('late in a replay of five with all modules', async ({ page, said }) => {
      const { replayPage } = said.page;
      await page.goto('/');
      await loadFinished(page, said);
      await page.getByRole('link', { name: said.after.review.watch }).click();
      await page.getByRole('button', { name: replayPage.last }).click();
      await page.getByRole('button', { name: new RegExp(`^${replayPage.back}`) }).click();
      for (const [width, height] of HIGH) {
        await page.setViewportSize({ width, height });
        await drawn(page);
        await expect(page.locator('[data-part~="market"]')).toBeVisible();
        expect.soft(await misfits(page), `${width} × ${height}`).toEqual([]);
      }
    });
  });
}
