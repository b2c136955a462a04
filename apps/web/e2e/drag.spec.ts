import { drag, finger } from './player/hands.ts';
import { bestSpace, goodOf } from './player/plan.ts';
import { seatAt } from './player/player.ts';
import { see } from './player/sight.ts';
import { beginLocal } from './setting/begin.ts';
import { expect, test } from './setting/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('a finger drags a tile onto a space, and from there back to the others', async ({ page, said }) => {
  const table = await beginLocal(page, said, { people: 2 });
  const { plan } = said.game.decisions.questions;
  await seatAt(table, { hands: finger }).playUntil(async () =>
    (await table.status.allInnerTexts()).includes(plan),
  );
  await expect(async () => {
    if (await table.undoTurn.isEnabled()) await table.undoTurn.tap();
    await expect(table.undo).toBeDisabled({ timeout: 2000 });
  }).toPass();
  const tiles = async () => (await see(table)).tray.filter(({ name }) => goodOf(name, said) !== null);
  const drawn = await tiles();
  const [tile] = drawn;
  const good = tile === undefined ? null : goodOf(tile.name, said);
  if (tile === undefined || good === null) throw new Error('Nothing was drawn.');

  // Where it may go is marked while it is in hand.
  await tile.target.tap();
  const space = bestSpace(good, (await see(table)).spaces, said);
  await tile.target.tap();
  if (space === null) throw new Error(`${tile.name} fits nowhere.`);
  const there = page.getByRole('button', { name: space.name, exact: true }).first();
  await there.scrollIntoViewIfNeeded();

  await drag(page, tile.target, there);
  await expect.poll(async () => (await tiles()).length).toBe(drawn.length - 1);

  const [place = ''] = space.name.split(': ');
  const lies = page.getByRole('button', { name: `${place}: ${tile.name}` }).first();
  await drag(page, lies, table.tray.getByRole('button', { name: said.table.emptySpace }).first());
  await expect.poll(async () => (await tiles()).length).toBe(drawn.length);
});
