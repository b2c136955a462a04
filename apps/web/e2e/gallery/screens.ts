import type { Page } from '@playwright/test';
import { seatAt } from '../player/player.ts';
import { type TablePage, tableOn } from '../player/table.ts';
import { beginLocal, beginQuick } from '../setting/begin.ts';
import { MOMENTS } from '../setting/moments.ts';
import { openTable, sitTogether } from '../setting/online.ts';
import { loadFinished } from '../setting/records.ts';
import { SCREENS as ADDRESSES } from '../setting/screens.ts';
import type { Said } from '../setting/words.ts';

/** A person who comes to have a screen's picture taken. */
export interface Visit {
  readonly page: Page;
  readonly said: Said;
  /** The address of the page on which any moment of a game can be looked at. */
  study(): Promise<string>;
  /** Another person's page. */
  other(): Promise<Page>;
}

/** Goes to a screen. */
type Way = (visit: Visit) => Promise<void>;

const at =
  (address: string): Way =>
  async ({ page }) => {
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).waitFor();
  };

/** A moment of a game, perhaps behind one of the tabs of a narrow table. */
const moment =
  (query: string, tab?: number): Way =>
  async ({ page, said, study }) => {
    await page.goto(`${await study()}?lang=${said.language}&${query}`);
    await page.locator('[data-part~="warehouse"]').waitFor();
    const tabs = page.getByRole('tablist', { name: said.table.table }).getByRole('tab');
    if (tab !== undefined) await tabs.nth(tab).click();
  };

const lobby: Way = async ({ page, said }) => {
  await openTable(page, said);
  await page.getByRole('button', { name: said.page.online.begin }).waitFor();
};

/** The first page's game, when the person may act for the first time. */
async function playing({ page, said }: Visit): Promise<TablePage> {
  const table = await beginQuick(page, said);
  const { actions = '' } = said.game.words.phases;
  const head = page.getByRole('banner').first();
  await seatAt(table).playUntil(async () => (await head.innerText()).includes(actions));
  await table.asked.first().waitFor();
  return table;
}

type Sheet = 'odds' | 'hint' | 'textView' | 'preferences' | 'help' | 'shortcuts';

/** What stands in front of a table; a narrow one keeps what opens it behind one button. */
const sheet =
  (opener: Sheet): Way =>
  async (visit) => {
    const { page, said } = visit;
    const table = await beginQuick(page, said);
    const button = page.getByRole('button', { name: said.table[opener], exact: true }).first();
    const tools = toolsOf(visit);
    await button.or(tools.button).first().waitFor();
    const isNarrow = await tools.button.isVisible();
    if (isNarrow) {
      await tools.button.click();
      await tools.dialog.waitFor();
    }
    await button.click();
    await tools.dialog.waitFor({ state: 'hidden' });
    await table.dialog.first().waitFor();
  };

function toolsOf({ page, said }: Visit) {
  return {
    button: page.getByRole('button', { name: said.table.tools }).first(),
    dialog: page.getByRole('dialog', { name: said.table.tools }),
  };
}

const tools: Way = async (visit) => {
  await beginQuick(visit.page, visit.said);
  const { button, dialog } = toolsOf(visit);
  await button.click();
  await dialog.waitFor();
};

const review: Way = async ({ page, said }) => {
  await page.goto('/');
  await loadFinished(page, said, 'gallery');
};

/** A finished game gone through again: from its beginning, at its last move but one, at its end. */
const replay =
  (when: 'first' | 'late' | 'end'): Way =>
  async (visit) => {
    await review(visit);
    const { page, said } = visit;
    const { last, back } = said.page.replayPage;
    await page.getByRole('link', { name: said.after.review.watch }).click();
    await tableOn(page, said).status.waitFor();
    if (when !== 'first') await page.getByRole('button', { name: last }).click();
    if (when === 'late') await page.getByRole('button', { name: new RegExp(`^${back}`) }).click();
  };

/** A late table behind each of its other tabs, which only a narrow window has. */
const TABS = new Map(
  ['places', 'market', 'players', 'log'].map((name, before) => [
    `late-${name}`,
    moment(MOMENTS['late turn with everything'], before + 1),
  ]),
);

/** Screens of which there are no pictures in a wide window. */
export const NARROW_ONLY: ReadonlySet<string> = new Set([...TABS.keys(), 'sheet-tools']);

/** Screens that are nowhere to be seen where there are no keys. */
export const WIDE_ONLY: ReadonlySet<string> = new Set(['sheet-keys']);

const nameOfAddress = (address: string): string => address.slice(1).replaceAll('/', '-') || 'start';
const nameOfMoment = (name: string): string => name.replaceAll(',', '').replaceAll(' ', '-');

/** The way to each screen, by its name. */
export const SCREENS: ReadonlyMap<string, Way> = new Map<string, Way>([
  ...ADDRESSES.map((address) => [nameOfAddress(address), at(address)] as const),
  ['lobby', lobby],
  ['table-begins', async ({ page, said }) => void (await beginQuick(page, said))],
  ['table', async (visit) => void (await playing(visit))],
  ['online', async ({ page, said, other }) => void (await sitTogether([page, await other()], said))],
  ['curtain', async ({ page, said }) => void (await beginLocal(page, said, { people: 2 }))],
  ...Object.entries(MOMENTS).map(([name, query]) => [nameOfMoment(name), moment(query)] as const),
  ...TABS,
  ['sheet-odds', sheet('odds')],
  ['sheet-hint', sheet('hint')],
  ['sheet-text', sheet('textView')],
  ['sheet-preferences', sheet('preferences')],
  ['sheet-help', sheet('help')],
  ['sheet-keys', sheet('shortcuts')],
  ['sheet-tools', tools],
  ['review', review],
  ['replay', replay('first')],
  ['replay-late', replay('late')],
  ['replay-end', replay('end')],
]);
