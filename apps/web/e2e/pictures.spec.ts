import { loadFinished } from './setting/records.ts';
import { expect, test } from './setting/test.ts';

test('every picture of a crowded table is drawn, also those that had to wait for their turn', async ({
  page,
  said,
}) => {
  await page.goto('/');
  await loadFinished(page, said);
  await page.getByRole('link', { name: said.after.review.watch }).click();
  await page.getByRole('button', { name: said.page.replayPage.last }).click();
  await expect(page.getByRole('region', { name: said.table.roleCards })).toBeVisible();
  const drawings = () =>
    page.evaluate(() => {
      const pictures = [...document.querySelectorAll('img, image')];
      const addresses = pictures.map((one) => one.getAttribute('src') ?? one.getAttribute('href') ?? '');
      return { all: addresses.length, blank: addresses.filter((address) => address.length < 200).length };
    });
  await expect.poll(drawings).toEqual({ all: expect.any(Number), blank: 0 });
  expect((await drawings()).all).toBeGreaterThan(50);
});
