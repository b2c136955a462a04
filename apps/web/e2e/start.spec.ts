import { tableOn } from './player/table.ts';
import { expect, test } from './setting/test.ts';

test('into a game with one press, or with two and a choice', { tag: '@core' }, async ({ page, said }) => {
  const { start, newGame } = said.page;
  const table = tableOn(page, said);
  await page.goto('/');
  await page.getByRole('button', { name: start.quick.play }).click();
  await expect(table.asked).toBeVisible();

  await page.goto('/');
  await page.getByRole('link', { name: start.quick.choose }).click();
  await page.getByRole('button', { name: newGame.begin }).click();
  await expect(table.asked).toBeVisible();
});
