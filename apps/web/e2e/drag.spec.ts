import type { Page } from '@playwright/test';
import { drag, finger, locatorOf } from './player/hands.ts';
import { bestSpace, goodOf } from './player/plan.ts';
import { seatAt } from './player/player.ts';
import { see } from './player/table-state.ts';
import type { TablePage } from './player/table.ts';
import { playToPlanning } from './player/play-to-planning.ts';
import { beginLocal } from './setting/begin.ts';
import { expect, test } from './setting/test.ts';
import type { Said } from './setting/words.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** A table at which a plan is to be made, and nothing is placed. */
async function atPlanning(page: Page, said: Said): Promise<TablePage> {
  const table = await beginLocal(page, said, { people: 2 });
  await playToPlanning(table, seatAt(table, { hands: finger }));
  return table;
}

test('what a finger throws nowhere does not swallow the next tap', async ({ page, said }) => {
  const table = await atPlanning(page, said);
  const tiles = async () => (await see(table)).tray.filter(({ name }) => goodOf(name, said) !== null);
  const drawn = await tiles();
  const tabs = page.getByRole('tablist', { name: said.table.table }).getByRole('tab');
  for (const tab of (await tabs.all()).slice(1)) {
    const [tile] = await tiles();
    if (tile === undefined) throw new Error('Nothing was drawn.');
    await drag(page, locatorOf(tile), table.status.first());
    await tab.tap();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  }
  expect(await tiles()).toHaveLength(drawn.length);
});

test('what a finger holds for a while and then drags does not swallow the next tap', async ({
  page,
  said,
}) => {
  const table = await atPlanning(page, said);
  const tabs = page.getByRole('tablist', { name: said.table.table }).getByRole('tab');
  const tray = async () => (await see(table)).tray.filter(({ name }) => goodOf(name, said) !== null);
  const drawn = await tray();
  const [tile] = drawn;
  if (tile === undefined) throw new Error('Nothing was drawn.');
  await drag(page, locatorOf(tile), table.status.first(), { isHeld: true });
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await tabs.nth(1).tap();
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true', { timeout: 5000 });
  expect(await tray()).toHaveLength(drawn.length);
});

test('a finger drags a tile onto a space, and from there back to the others', { tag: '@core' }, async ({
  page,
  said,
}) => {
  const table = await atPlanning(page, said);
  const tiles = async () => (await see(table)).tray.filter(({ name }) => goodOf(name, said) !== null);
  const drawn = await tiles();
  const [tile] = drawn;
  const good = tile === undefined ? null : goodOf(tile.name, said);
  if (tile === undefined || good === null) throw new Error('Nothing was drawn.');

  // Where it may go is marked while it is in hand.
  await locatorOf(tile).tap();
  const space = bestSpace(good, (await see(table)).spaces, said);
  await locatorOf(tile).tap();
  if (space === null) throw new Error(`${tile.name} fits nowhere.`);
  const there = page.getByRole('button', { name: space.name, exact: true }).first();
  await there.scrollIntoViewIfNeeded();

  await drag(page, locatorOf(tile), there);
  await expect.poll(async () => (await tiles()).length).toBe(drawn.length - 1);

  const [place = ''] = space.name.split(': ');
  const lies = page.getByRole('button', { name: `${place}: ${tile.name}` }).first();
  await drag(page, lies, table.tray.getByRole('button', { name: said.table.emptySpace }).first());
  await expect.poll(async () => (await tiles()).length).toBe(drawn.length);
});
