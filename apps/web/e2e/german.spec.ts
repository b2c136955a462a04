import { seatAt } from './player/player.ts';
import { beginQuick } from './setting/begin.ts';
import { expect, test } from './setting/test.ts';
import { wordsOf } from './setting/words.ts';

test.use({ language: 'de' });

test('in German: the page, the table, the rules', { tag: '@core' }, async ({ page, said }) => {
  const table = await beginQuick(page, said);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  const player = seatAt(table);
  await player.playUntil(async () =>
    (await page.getByRole('banner').first().innerText()).includes(said.game.decisions.round(2)),
  );
  const english = await wordsOf('en');
  const shown = await page.locator('body').innerText();
  for (const words of Object.values(english.game.decisions.questions)) expect(shown).not.toContain(words);
  await page.getByRole('button', { name: said.table.help, exact: true }).click();
  await expect(
    page.getByRole('dialog').getByRole('searchbox', { name: said.page.helpPage.search }),
  ).toBeVisible();
});

test('the language can be changed on the page, and stays', async ({ page, said }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: said.page.start.quick.play })).toBeVisible();
  await page.getByRole('button', { name: said.page.shell.otherLanguage }).click();
  const english = await wordsOf('en');
  await expect(page.getByRole('button', { name: english.page.start.quick.play })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: english.page.start.quick.play })).toBeVisible();
});
