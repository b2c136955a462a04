import { keyboard } from './player/hands.ts';
import { seatAt } from './player/player.ts';
import { beginLocal } from './setting/begin.ts';
import { expect, test } from './setting/test.ts';

test('a whole game by keyboard alone, and the focus is never lost', async ({ page, said }) => {
  const table = await beginLocal(page, said);
  await page.evaluate(() => {
    for (const type of ['mousedown', 'mousemove', 'pointerdown', 'touchstart']) {
      addEventListener(type, () => document.documentElement.setAttribute('data-pointed', type), true);
    }
  });
  /** Whether the focus is nowhere once all that a press has changed is drawn. */
  const isLost = (): Promise<boolean> =>
    page.evaluate(
      () =>
        new Promise<boolean>((tell) => {
          requestAnimationFrame(() =>
            requestAnimationFrame(() => tell(document.activeElement === document.body)),
          );
        }),
    );
  let previous = '';
  const focusIsSomewhere = async (step: string): Promise<void> => {
    expect(await isLost(), `the focus after “${previous}”, “${step}”`).toBe(false);
    previous = step;
  };
  await seatAt(table, { hands: keyboard(page), after: focusIsSomewhere }).play();
  await expect(table.score).toBeVisible();
  expect(await page.locator('html').getAttribute('data-pointed')).toBeNull();
});
