import { expect } from '@playwright/test';
import type { Player } from './player.ts';
import { see } from './table-state.ts';
import type { TablePage } from './table.ts';

/** The goods on the planning spaces, by name. Tiles that come back together may lie in another order, so they are sorted. */
export async function tilesToPlan(table: TablePage): Promise<string[]> {
  const goods = Object.values<string>(table.said.game.words.things);
  return (await see(table)).tray
    .map(({ name }) => name)
    .filter((name) => goods.includes(name))
    .sort();
}

/** Plays until a plan is asked for, and leaves it empty: the tiles that are then in hand. */
export async function playToPlanning(table: TablePage, player: Player): Promise<string[]> {
  const { plan } = table.said.game.decisions.questions;
  const isAsked = async (): Promise<boolean> => (await table.status.allInnerTexts()).includes(plan);
  // The player may have placed a tile before the status was read, and a curtain may fall right after it.
  await expect(async () => {
    await player.playUntil(isAsked);
    if (await table.undoTurn.isEnabled({ timeout: 2000 })) await table.undoTurn.click({ timeout: 2000 });
    await expect(table.undo).toBeDisabled({ timeout: 2000 });
  }).toPass();
  await expect.poll(async () => (await tilesToPlan(table)).length).toBeGreaterThan(1);
  return tilesToPlan(table);
}

/** Places one tile of a plan; a step may also have gone to a coin, or to a tile that fits nowhere. */
export async function placeOne(table: TablePage, player: Player): Promise<void> {
  const before = (await tilesToPlan(table)).length;
  await expect(async () => {
    if ((await tilesToPlan(table)).length === before) await player.step();
    expect(await tilesToPlan(table)).toHaveLength(before - 1);
  }).toPass();
}
