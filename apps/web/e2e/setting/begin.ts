import type { Page } from '@playwright/test';
import { type AnyTable, tableOn, type TablePage } from '../player/table.ts';
import type { Screen } from './screen.ts';
import type { Said } from './words.ts';

/** Setup of a game; a short one with instant bots where nothing is said. */
interface GameSetup {
  readonly players?: 2 | 3 | 4 | 5;
  /** People at this device; the others are easy bots. */
  readonly people?: 1 | 2;
  readonly missions?: boolean;
  readonly traveler?: boolean;
  readonly drafts?: boolean;
  readonly simultaneous?: boolean;
}

/** Chooses one of a few. */
export async function choose(page: Screen, group: string, option: string): Promise<void> {
  const one = page.getByRole('group', { name: group, exact: true });
  await one.getByRole('radio', { name: option, exact: true }).check();
}

/** Fills in what is to be played, wherever such a form is shown. */
export async function chooseGame(page: Screen, { game, page: words }: Said, setup: GameSetup): Promise<void> {
  const { options, table } = game.settings;
  const { players = 2, missions = false, traveler = false, drafts = false, simultaneous = false } = setup;
  await choose(page, options.players.name, `${players}`);
  if (missions) await page.getByRole('switch', { name: options.missions.name }).click();
  if (traveler) {
    await choose(page, options.traveler.name, options.traveler.values.full.name);
    await page.getByRole('switch', { name: options.short.name }).click();
  }
  const more = page.getByText(words.newGame.more, { exact: true });
  await more.click();
  if (drafts) await choose(page, options.roles.name, options.roles.values.draft.name);
  if (simultaneous) await choose(page, options.planning.name, options.planning.values.simultaneous.name);
  await choose(page, table.pace.name, table.pace.values.instant.name);
}

/** Begins a game on this device by the form for it. */
export async function beginLocal(page: Page, said: Said, setup?: GameSetup): Promise<TablePage>;
export async function beginLocal(page: Screen, said: Said, setup?: GameSetup): Promise<AnyTable>;
export async function beginLocal(page: Screen, said: Said, setup: GameSetup = {}): Promise<AnyTable> {
  const { newGame } = said.page;
  await page.goto(setup.people === 2 ? '/new/together' : '/new');
  await chooseGame(page, said, setup);
  await page.getByRole('button', { name: newGame.begin }).click();
  const table = tableOn(page, said);
  await table.status.or(table.curtain).first().waitFor();
  return table;
}

/** Begins the game that the first page offers: three players, two of them easy bots. */
export async function beginQuick(page: Page, said: Said): Promise<TablePage>;
export async function beginQuick(page: Screen, said: Said): Promise<AnyTable>;
export async function beginQuick(page: Screen, said: Said): Promise<AnyTable> {
  await page.goto('/');
  await page.getByRole('button', { name: said.page.start.quick.play }).click();
  const table = tableOn(page, said);
  await table.asked.first().waitFor();
  return table;
}
