import { open } from './setting/settled.ts';
import { expect, test } from './setting/test.ts';

for (const [width, height] of [
  [390, 844],
  [360, 640],
] as const) {
  test.describe(`the rules on a phone of ${width} × ${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true, isMobile: true });

    test('a pressed chapter is there at once, and the way back leads to where one was', async ({
      page,
      said,
    }) => {
      const { helpPage } = said.page;
      await open(page, '/help');
      const chapters = page.getByRole('region', { name: helpPage.overview }).getByRole('link');
      const chapter = chapters.nth(9);
      const title = await chapter.locator('strong').innerText();
      await chapter.tap();
      const heading = page.getByRole('heading', { level: 2, name: title, exact: true });
      await expect(heading).toBeInViewport();
      await expect(heading).toBeFocused();
      await expect(page.getByRole('searchbox', { name: helpPage.search })).toBeHidden();
      const back = page.getByRole('link', { name: helpPage.overview });
      await page.mouse.wheel(0, 5000);
      await expect(back).toBeInViewport();
      await back.tap();
      await expect(chapter).toBeInViewport();
      await expect(chapter).toBeFocused();
    });

    test('a rule is in sight, and the book can be read on to its end', async ({ page, said }) => {
      const { helpPage } = said.page;
      await open(page, '/help/W6');
      await expect(page.getByRole('link', { name: 'W6', exact: true })).toBeInViewport();
      const glossary = page.getByRole('heading', { level: 2, name: helpPage.glossary });
      const next = page.getByRole('link', { name: new RegExp(`^${helpPage.next('')}`) });
      await expect(async () => {
        await next.tap();
        await expect(glossary).toBeFocused({ timeout: 2000 });
      }).toPass();
      await expect(glossary).toBeInViewport();
      await page.goBack();
      await expect(glossary).toBeHidden();
    });
  });
}

test('beside the chapters, the one that is pressed begins at its top, and the list keeps the focus', async ({
  page,
  said,
}) => {
  const { helpPage } = said.page;
  await open(page, '/help/W6');
  const contents = page.getByRole('navigation', { name: helpPage.contents }).getByRole('link');
  await page.mouse.wheel(0, 5000);
  const chapter = contents.nth(3);
  await chapter.click();
  await expect(chapter).toBeFocused();
  await expect(page.getByRole('heading', { level: 2 })).toBeInViewport();
});
