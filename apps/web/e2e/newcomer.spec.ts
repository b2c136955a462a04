import { loadHelp, loadReasons, plain } from '@altiplano/text';
import { seatAt } from './player/player.ts';
import { tilesToPlan, playToPlanning } from './player/play-to-planning.ts';
import { beginQuick } from './setting/begin.ts';
import { expect, test } from './setting/test.ts';

test('a newcomer is told what the game is about, where one can act, and by a hint what a plan is for', {
  tag: '@core',
}, async ({ page, said }) => {
  const { guide: notes } = await loadHelp('en');
  const { plan } = await loadReasons('en');
  await page.goto('/');
  for (const sentence of said.page.start.pitch) await expect(page.getByText(sentence)).toBeVisible();

  const table = await beginQuick(page, said);
  const guide = page.getByRole('complementary', { name: said.table.guide.title });
  await expect(guide).toContainText(notes.goal.says);

  const drawn = (await playToPlanning(table, seatAt(table))).length;
  await expect(guide).toContainText(notes.plan.says);
  await page.keyboard.press('h');
  await expect(table.dialog).toContainText(plain(plan([])).replace(/ \.$/, ''));
  await table.dialog.getByRole('button', { name: said.table.hintPlay }).first().click();
  await expect.poll(async () => (await tilesToPlan(table)).length).toBeLessThan(drawn);
});
