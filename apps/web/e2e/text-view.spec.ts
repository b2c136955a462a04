import { finger } from './player/hands.ts';
import { seatAt } from './player/player.ts';
import { violations } from './setting/axe.ts';
import { beginQuick } from './setting/begin.ts';
import { smallTargets } from './setting/targets.ts';
import { expect, test } from './setting/test.ts';

const FINGERTIP = 40;

test.describe('the table in words, with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('what is chosen tells first what it costs and brings, and a button does it', async ({
    page,
    said,
  }) => {
    const { table: words } = said;
    const table = await beginQuick(page, said);
    await seatAt(table, { hands: finger }).playUntil(async () =>
      (await table.status.allInnerTexts()).includes(words.setFirst),
    );
    await page.getByRole('button', { name: words.tools }).tap();
    await table.dialog.getByRole('button', { name: words.textView }).tap();
    const foot = table.dialog.getByRole('group', { name: words.aim });
    await expect(foot).toContainText(words.forecastHere);
    const doIt = foot.getByRole('button', { name: words.doIt });
    await expect(doIt).toBeDisabled();
    const status = table.dialog.getByRole('paragraph').first();
    const choice = table.dialog.getByRole('listitem').getByRole('button').first();
    // To set the figure costs nothing, and is done at once.
    const first = await status.innerText();
    await choice.tap();
    await expect(status).not.toHaveText(first);
    await choice.tap();
    await expect(doIt).toBeEnabled();
    await expect(doIt).toBeFocused();
    expect.soft(await smallTargets(page, FINGERTIP)).toEqual([]);
    expect.soft(await violations(page)).toEqual([]);
    await foot.getByRole('button', { name: words.cancel }).tap();
    await expect(doIt).toBeDisabled();
    await expect(status).toBeFocused();
    await choice.tap();
    await doIt.tap();
    await expect(status).toBeFocused();
    await expect(table.dialog).toBeVisible();
  });
});
