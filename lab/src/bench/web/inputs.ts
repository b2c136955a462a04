import type { BrowserContext, Page } from 'playwright-core';
import { type Answers, answersOf, press, watchWork } from './watch-inputs.ts';

export interface Inputs {
  readonly screen: string;
  readonly presses: number;
  /** What was pressed and changed nothing. */
  readonly unanswered: readonly string[];
  /** Milliseconds of the processor that each of the others took. */
  readonly work: readonly Work[];
  readonly answers: Answers;
}

/** What a press cost. */
export interface Work {
  readonly name: string;
  readonly milliseconds: number;
}

interface Screen {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Presses one after another, as a person at this table would. */
  round(act: Act, page: Page): Promise<void>;
}

type Act = (name: string, deed: () => Promise<void>) => Promise<void>;

const TILE = '[data-target^="thing:planning:"][data-open] button';
const SPACE = '[data-target^="site:"][data-open] button';
const OPPONENTS = ['1', '2', '3', '4'];

async function planAndTakeBack(act: Act, page: Page): Promise<void> {
  await act('choose a tile', () => page.locator(TILE).first().click());
  await act('place it', () => page.locator(SPACE).first().click());
  await act('take back', () => page.keyboard.press('z'));
}

async function lookAround(act: Act, page: Page): Promise<void> {
  for (const key of OPPONENTS) {
    await act('peek by key', () => page.keyboard.press(key));
    await act('whole board by key', () => page.keyboard.press(key));
    await act('close the board', () => page.keyboard.press('Escape'));
  }
  for (const key of ['o', 't']) {
    await act(`open ${key}`, () => page.keyboard.press(key));
    await act(`close ${key}`, () => page.keyboard.press('Escape'));
  }
}

const SCREENS: readonly Screen[] = [
  {
    name: '1440 × 900',
    width: 1440,
    height: 900,
    async round(act, page) {
      await planAndTakeBack(act, page);
      await planAndTakeBack(act, page);
      await lookAround(act, page);
      for (const seat of [1, 2]) {
        await act('peek', () => page.locator(`[data-player="${seat}"]`).click());
        await act('no peek', () => page.locator(`[data-player="${seat}"]`).click());
      }
    },
  },
  {
    name: '390 × 844',
    width: 390,
    height: 844,
    async round(act, page) {
      const tabs = page.getByRole('tab');
      for (let tab = 1; tab <= 5; tab++) await act(`tab ${tab % 5}`, () => tabs.nth(tab % 5).click());
      await planAndTakeBack(act, page);
      await planAndTakeBack(act, page);
    },
  },
];

async function playOn(context: BrowserContext, url: string, screen: Screen, least: number): Promise<Inputs> {
  const page = await context.newPage();
  await page.setViewportSize({ width: screen.width, height: screen.height });
  await page.goto(url);
  await page.locator(TILE).first().waitFor();
  const unanswered: string[] = [];
  const work: Work[] = [];
  const worked = await watchWork(page);
  const act: Act = async (name, deed) => {
    const milliseconds = await press(page, worked, deed);
    if (milliseconds === null) unanswered.push(name);
    else work.push({ name, milliseconds });
  };
  const presses = (): number => work.length + unanswered.length;
  while (presses() < least) await screen.round(act, page);
  const answers = await answersOf(page);
  await page.close();
  return { screen: screen.name, presses: presses(), unanswered, work, answers };
}

/** Presses many things at a table, on a wide screen and on a phone. */
export async function measureInputs(context: BrowserContext, url: string, least: number): Promise<Inputs[]> {
  const measured: Inputs[] = [];
  for (const screen of SCREENS) measured.push(await playOn(context, url, screen, least));
  return measured;
}
