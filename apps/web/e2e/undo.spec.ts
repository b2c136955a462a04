import { seatAt } from './player/player.ts';
import { tilesToPlan, playToPlanning } from './player/play-to-planning.ts';
import { beginLocal } from './setting/begin.ts';
import { expect, test } from './setting/test.ts';

test('steps are taken back up to what was revealed and no further, and the page says why', {
  tag: '@core',
}, async ({ page, said }) => {
  // Two people at one device: nobody else acts in between, which would end it as well.
  const table = await beginLocal(page, said, { people: 2 });
  const tiles = (): Promise<string[]> => tilesToPlan(table);
  const player = seatAt(table);
  const drawn = await playToPlanning(table, player);

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
