import { type Player, seatAt } from '../player/player.ts';
import { type AnyTable, tableOn } from '../player/table.ts';
import { chooseGame } from './begin.ts';
import type { Screen } from './screen.ts';
import type { Said } from './words.ts';

async function nameOneself(page: Screen, said: Said, name: string): Promise<void> {
  const { online } = said.page;
  await page.getByRole('textbox', { name: online.name }).pressSequentially(name);
  await page.getByRole('button', { name: online.takeName }).click();
}

/** Opens a table for two: its address. */
export async function openTable(page: Screen, said: Said): Promise<string> {
  const { online } = said.page;
  await page.goto('/tables');
  await nameOneself(page, said, 'Anna');
  await chooseGame(page, said, { players: 2 });
  await page.getByRole('button', { name: online.createNow }).click();
  await page.waitForURL(/\/t\//);
  return page.url();
}

/** Both play, whoever is asked, until something is true and nothing stands in front of a table. */
export async function playBoth(
  people: readonly [AnyTable, Player][],
  isReached: () => Promise<boolean>,
): Promise<void> {
  const isFree = async (): Promise<boolean> => {
    const overlays = await Promise.all(people.map(([table]) => table.dialog.first().isVisible()));
    return !overlays.includes(true);
  };
  while (!((await isReached()) && (await isFree()))) {
    for (const [table, player] of people) {
      if (await table.score.isVisible()) return;
      // What was asked may be settled by the other a moment later: then it is the other who goes on.
      if (await table.asked.first().isVisible()) await player.step(false);
    }
  }
}

/** Anna opens a table, Bert sits down at it, and their game begins. */
export async function sitTogether(
  pages: readonly [Screen, Screen],
  said: Said,
): Promise<readonly [AnyTable, Player][]> {
  const [anna, bert] = pages;
  const { online } = said.page;
  const link = await openTable(anna, said);
  await bert.goto(link);
  await nameOneself(bert, said, 'Bert');
  await bert.getByRole('button', { name: online.sitHere }).first().click();
  await bert.getByRole('button', { name: online.iAmReady }).click();
  await anna.getByRole('button', { name: online.begin }).click();
  const tables = pages.map((page) => tableOn(page, said));
  for (const table of tables) await table.status.waitFor();
  return tables.map((table) => [table, seatAt(table)]);
}

/** Whether a round has begun on a page. */
export function inRound(page: Screen, { game }: Said, number: number): () => Promise<boolean> {
  return async () =>
    (await page.getByRole('banner').first().innerText()).includes(game.decisions.round(number));
}
