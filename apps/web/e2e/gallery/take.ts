import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { settled } from '../setting/settled.ts';
import { wordsOf } from '../setting/words.ts';
import { fileOf, isTouched, measures, type Picture } from './matrix.ts';
import { SCREENS } from './screens.ts';

/** What pictures are taken with. */
export interface Studio {
  readonly browser: Browser;
  /** The address of a server with the screens. */
  readonly address: string;
  /** The address of the page on which any moment of a game can be looked at; asked for only where it is needed. */
  study(): Promise<string>;
  /** The folder of the gallery. */
  readonly folder: string;
  say(line: string): void;
}

/** Pictures of one screen by one visitor, who gets there once: then the window changes, and the light. */
type Sitting = readonly [Picture, ...Picture[]];

const PATIENCE = 120_000;
const QUALITY = 82;
/** Two at once: each has a browser's work behind it. */
const AT_ONCE = 2;

/** The pictures by who must come for them: a screen in a language, with a mouse or a finger. */
export function sittingsOf(pictures: readonly Picture[]): Sitting[] {
  const sittings = Map.groupBy(
    pictures,
    ({ screen, language, size }) => `${screen} ${language} ${isTouched(size) ? 'touch' : 'mouse'}`,
  );
  return [...sittings.values()].flatMap(([first, ...rest]) =>
    first === undefined ? [] : [[first, ...rest] as const],
  );
}

function visitorOf(browser: Browser, address: string, { language, size }: Picture): Promise<BrowserContext> {
  const isPhone = isTouched(size);
  return browser.newContext({
    baseURL: address,
    locale: language === 'de' ? 'de-DE' : 'en-GB',
    reducedMotion: 'reduce',
    // What is on the way to a screen is pressed in the commonest window of its kind.
    viewport: isPhone ? { width: 390, height: 844 } : { width: 1920, height: 1080 },
    ...(isPhone && { hasTouch: true, isMobile: true, deviceScaleFactor: 2 }),
  });
}

async function takeOne(page: Page, picture: Picture, folder: string): Promise<void> {
  await page.setViewportSize(measures(picture.size));
  await page.emulateMedia({ colorScheme: picture.theme });
  await settled(page);
  await page.screenshot({ path: join(folder, fileOf(picture)), type: 'webp', quality: QUALITY });
}

async function sit([first, ...rest]: Sitting, { browser, address, study, folder }: Studio): Promise<void> {
  const contexts: BrowserContext[] = [];
  const visitor = async (): Promise<Page> => {
    const context = await visitorOf(browser, address, first);
    contexts.push(context);
    context.setDefaultTimeout(PATIENCE);
    return context.newPage();
  };
  try {
    const page = await visitor();
    const said = await wordsOf(first.language);
    await SCREENS.get(first.screen)?.({ page, said, study, other: visitor });
    for (const picture of [first, ...rest]) await takeOne(page, picture, folder);
  } finally {
    for (const context of contexts) await context.close();
  }
}

/** Takes pictures, two at a time, and tells how it goes: what could not be taken, and why. */
export async function takePictures(pictures: readonly Picture[], studio: Studio): Promise<string[]> {
  const sittings = sittingsOf(pictures);
  const waiting = sittings.values();
  const failed: string[] = [];
  let done = 0;
  const work = async (): Promise<void> => {
    for (const sitting of waiting) {
      const [{ screen, language, size }] = sitting;
      const name = `${screen}, ${language}, ${isTouched(size) ? 'touched' : 'wide'}`;
      const since = Date.now();
      const error = await sit(sitting, studio).then(
        () => null,
        (reason: unknown) => (reason instanceof Error ? reason.message : String(reason)),
      );
      if (error !== null) failed.push(`${name}: ${error}`);
      const what = error === null ? `${sitting.length} pictures` : 'FAILED';
      const took = `${((Date.now() - since) / 1000).toFixed(1)} s`;
      studio.say(`${++done}/${sittings.length}  ${name}: ${what}, ${took}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return failed;
}
