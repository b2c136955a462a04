import { locatorOf } from './player/hands.ts';
import { bestSpace, goodOf } from './player/plan.ts';
import { seatAt } from './player/player.ts';
import { see } from './player/table-state.ts';
import { playToPlanning } from './player/play-to-planning.ts';
import { beginLocal } from './setting/begin.ts';
import { expect, test } from './setting/test.ts';

test('a mouse drags a tile onto a space', { tag: '@core' }, async ({ page, said }) => {
  const table = await beginLocal(page, said, { people: 2 });
  await playToPlanning(table, seatAt(table));
  const tiles = async () => (await see(table)).tray.filter(({ name }) => goodOf(name, said) !== null);
  const drawn = await tiles();
  const [tile] = drawn;
  const good = tile === undefined ? null : goodOf(tile.name, said);
  if (tile === undefined || good === null) throw new Error('Nothing was drawn.');
  await tile.target.click();
  const space = bestSpace(good, (await see(table)).spaces, said);
  await tile.target.click();
  if (space === null) throw new Error(`${tile.name} fits nowhere.`);
  await locatorOf(tile).dragTo(page.getByRole('button', { name: space.name, exact: true }).first());
  await expect.poll(async () => (await tiles()).length).toBe(drawn.length - 1);
});
