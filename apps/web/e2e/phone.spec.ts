import { plain } from '@altiplano/text';
import { finger } from './player/hands.ts';
import { seatAt } from './player/player.ts';
import { tableOn } from './player/table.ts';
import { violations } from './setting/axe.ts';
import { beginLocal, beginQuick } from './setting/begin.ts';
import { SCREENS } from './setting/screens.ts';
import { open, sidewaysScroll } from './setting/settled.ts';
import { smallTargets } from './setting/targets.ts';
import { expect, test } from './setting/test.ts';

const FINGERTIP = 40;

for (const [width, height] of [
  [390, 844],
  [360, 640],
] as const) {
  test.describe(`on a phone of ${width} × ${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true, isMobile: true });

    test('every screen fits, and everything can be hit with a finger', async ({ page }) => {
      for (const address of SCREENS) {
        await open(page, address);
        expect.soft(await sidewaysScroll(page)).toBeNull();
        expect.soft(await smallTargets(page, FINGERTIP), address).toEqual([]);
        expect.soft(await violations(page), address).toEqual([]);
      }
    });

    test('each tab has a place of its own to be scrolled to', async ({ page, said }) => {
      await beginQuick(page, said);
      const tabs = page.getByRole('tablist', { name: said.table.table }).getByRole('tab');
      const warehouse = page.locator('[data-part=warehouse]');
      await warehouse.scrollIntoViewIfNeeded();
      await tabs.nth(1).tap();
      const topmost = page.locator('[data-part=ring] [data-target]').first();
      await expect(topmost).toBeInViewport({ ratio: 0.9 });
      await tabs.first().tap();
      await expect(warehouse).toBeInViewport({ ratio: 0.9 });
    });

    test('role and what is planned with stand above the board', async ({ page, said }) => {
      await beginQuick(page, said);
      const cards = page.getByRole('region', { name: said.table.roleCards }).getByRole('button');
      for (const card of await cards.all()) await expect(card).toBeInViewport();
    });

    test('what the others did meanwhile is told in short, and in full a tap away', async ({ page, said }) => {
      const table = await beginQuick(page, said);
      const recap = page.getByRole('region', { name: said.table.recap });
      // It goes with the next press: once the person is asked again, it is looked for before that.
      await seatAt(table, { hands: finger }).playUntil(async () => {
        await page.waitForTimeout(300);
        await table.asked.first().waitFor();
        return recap.isVisible();
      });
      await recap.getByRole('button').first().tap();
      const log = page.getByRole('tab', { name: said.table.log });
      await expect(log).toHaveAttribute('aria-selected', 'true');
      await expect(recap).toHaveCount(0);
    });

    test('what is prepared is not dropped unasked', async ({ page, said }) => {
      const table = tableOn(page, said);
      const places = page.getByRole('tab', { name: said.table.places });
      const { market } = said.game.words.locations;
      const takeOrder = plain(said.game.moves.heading.takeOrder(said.game.mark.coins(1)));
      const prepared = page.getByRole('region', { name: said.table.aim });
      // One of the roles has no coin for it.
      await expect(async () => {
        await beginLocal(page, said);
        await seatAt(table, { hands: finger }).playUntil(async () =>
          (await table.status.allInnerTexts()).includes(said.table.setFirst),
        );
        await places.tap();
        await page.getByRole('button', { name: market }).tap();
        await table.choices.getByRole('button', { name: takeOrder }).tap({ timeout: 5000 });
      }).toPass();
      await table.dialog.getByRole('button').last().tap();
      await places.tap();
      await page.locator('[data-part=ring] button[data-open]').last().tap();
      await expect(prepared).toBeVisible();
      await table.main.tap();
      await table.dialog.getByRole('button', { name: said.table.back }).last().tap();
      await prepared.getByRole('button', { name: said.table.doIt }).tap();
      await expect(prepared).toHaveCount(0);
      await expect(table.undo).toBeEnabled();
    });

    test('a round by touch: no scrolling sideways, no small targets, in every tab', { tag: '@core' }, async ({
      page,
      said,
    }) => {
      const table = await beginQuick(page, said);
      const tabs = page.getByRole('tablist', { name: said.table.table }).getByRole('tab');
      const player = seatAt(table, { hands: finger });
      await player.playUntil(async () =>
        (await page.getByRole('banner').first().innerText()).includes(
          said.game.words.phases['actions'] ?? '',
        ),
      );
      for (const tab of await tabs.all()) {
        await tab.tap();
        expect.soft(await sidewaysScroll(page)).toBeNull();
        expect.soft(await smallTargets(page, FINGERTIP), await tab.innerText()).toEqual([]);
      }
      await tabs.first().tap();
      await player.playUntil(async () =>
        (await page.getByRole('banner').first().innerText()).includes(said.game.decisions.round(2)),
      );
    });
  });
}
