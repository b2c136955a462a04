import { seatAt } from './player/player.ts';
import { violations } from './setting/axe.ts';
import { beginLocal } from './setting/begin.ts';
import { SCREENS } from './setting/screens.ts';
import { open } from './setting/settled.ts';
import { expect, test } from './setting/test.ts';

/** The keys that open something in front of the table. */
const IN_OVERLAY = ['o', 't', 'k'] as const;

for (const theme of ['light', 'dark'] as const) {
  test.describe(`${theme}: axe finds nothing`, () => {
    test.use({ colorScheme: theme });

    test('on any screen', async ({ page }) => {
      for (const address of SCREENS) {
        await open(page, address);
        expect.soft(await violations(page), address).toEqual([]);
      }
    });

    test('at the table, from phase to phase, and on what stands in front of it', async ({ page, said }) => {
      const table = await beginLocal(page, said, {
        players: 5,
        missions: true,
        traveler: true,
        drafts: true,
      });
      const checked = new Set<string>();
      const player = seatAt(table);
      const wanted = ['chooseRole', 'draftMission', 'plan', 'turn'] as const;
      const { questions } = said.game.decisions;
      await player.playUntil(async () => {
        const [status = ''] = await table.status.allInnerTexts();
        const question = table.names.question(status);
        const isNew = question !== null && !checked.has(question) && wanted.some((each) => each === question);
        if (isNew && !(await table.dialog.isVisible())) {
          expect.soft(await violations(page), questions[question]).toEqual([]);
          checked.add(question);
        }
        return checked.size === wanted.length;
      });
      for (const key of IN_OVERLAY) {
        await page.keyboard.press(key);
        await expect(table.dialog).toBeVisible();
        expect.soft(await violations(page), `key ${key}`).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(table.dialog).toBeHidden();
      }
    });
  });
}
