import { label } from './player/patterns.ts';
import { seatAt } from './player/player.ts';
import { playToPlanning } from './player/play-to-planning.ts';
import { beginQuick } from './setting/begin.ts';
import { expect, test } from './setting/test.ts';

test('what cannot be done says why, and the rule is one press away', async ({ page, said }) => {
  await beginQuick(page, said);
  const { buildHouse } = said.game.moves.wish;
  const house = page
    .getByRole('main')
    .getByRole('button', { name: label(buildHouse) })
    .first();
  await expect(house).toBeDisabled();
  // The pointer still rests where the game was begun.
  await page.mouse.move(1, 1);
  await expect(page.getByRole('tooltip')).toBeHidden();
  await house.click({ force: true });
  const refusal = page.getByRole('region', { name: said.table.whyNot });
  const [before = ''] = said.table.readRule('#').split('#');
  const rule = refusal.getByRole('button', { name: new RegExp(`^${before}[A-Z]+\\d+`) });
  await expect(rule).toBeVisible();
  const id = ((await rule.textContent()) ?? '').slice(before.length).trim();
  await rule.click();
  await expect(
    page
      .getByRole('dialog')
      .getByText(new RegExp(`\\b${id}\\b`))
      .first(),
  ).toBeVisible();
});

test('what has to be decided first is one press away', async ({ page, said }) => {
  const table = await beginQuick(page, said);
  await playToPlanning(table, seatAt(table));
  await page
    .getByRole('main')
    .getByRole('button', { name: label(said.game.moves.wish.buildHouse) })
    .first()
    .click({ force: true });
  await page
    .getByRole('region', { name: said.table.whyNot })
    .getByRole('button', { name: said.table.toDecision })
    .click();
  await expect(table.tray.locator(':focus')).toBeVisible();
});
