import { seatAt } from './player/player.ts';
import { see } from './player/sight.ts';
import { beginLocal } from './setting/begin.ts';
import { expect, test } from './setting/test.ts';

test('steps are taken back up to what was revealed and no further, and the page says why', async ({
  page,
  said,
}) => {
  // Two people at one device: nobody else acts in between, which would end it as well.
  const table = await beginLocal(page, said, { people: 2 });
  const tiles = async (): Promise<string[]> => {
    const { things } = said.game.words;
    const names = (await see(table)).tray.map(({ name }) => name);
    // Tiles that come back together may lie in another order.
    return names.filter((name) => Object.values<string>(things).includes(name)).sort();
  };
  const { plan } = said.game.decisions.questions;
  const player = seatAt(table);
  await player.playUntil(async () => (await table.status.allInnerTexts()).includes(plan));
  // The player may have placed a tile before the status was read.
  await expect(async () => {
    if (await table.undoTurn.isEnabled()) await table.undoTurn.click();
    await expect(table.undo).toBeDisabled({ timeout: 2000 });
  }).toPass();
  const drawn = await tiles();
  expect(drawn.length).toBeGreaterThan(1);

  await player.step();
  await player.step();
  await expect.poll(tiles).toHaveLength(drawn.length - 2);
  await table.undo.click();
  await expect.poll(tiles).toHaveLength(drawn.length - 1);
  await table.redo.click();
  await expect.poll(tiles).toHaveLength(drawn.length - 2);
  await page.keyboard.press('z');
  await page.keyboard.press('z');
  await expect.poll(tiles).toHaveLength(drawn.length);
  await page.keyboard.press('y');
  await expect.poll(tiles).toHaveLength(drawn.length - 1);
  await table.undoTurn.click();
  await expect.poll(tiles).toEqual(drawn);

  // The draw itself stays: the bag was opened.
  await expect(table.undo).toBeDisabled();
  await table.undo.click({ force: true });
  await expect(page.getByText(said.table.nothingToUndo).first()).toBeVisible();
  expect(await tiles()).toEqual(drawn);
});
