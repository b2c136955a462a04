import { openWebKit } from '../webkit/screen.ts';
import type { Screen } from './screen.ts';
import { test as base } from './test.ts';

interface GivenEverywhere {
  /** Sits a person down at a browser of their own, wherever the server is. */
  sitDown(address: string): Promise<Screen>;
  /** A person's browser at the test's own server. */
  view: Screen;
}

const isWebKit = process.env['ALTIPLANO_BROWSER'] === 'webkit';

/** A test that is played in every browser: by Playwright where it can, else by W3C WebDriver. */
export const test = base.extend<GivenEverywhere>({
  sitDown: async ({ faults, locale, playwright, contextOptions, browserName }, use, info) => {
    const closing: (() => Promise<void>)[] = [];
    if (isWebKit) {
      await use(async (address) => {
        const { screen, faults: heard, close } = await openWebKit(address);
        closing.push(async () => {
          if (info.status !== info.expectedStatus) {
            const seen = await screen.evaluate(() => `${location.href}\n${document.body.innerText}`);
            await info.attach('page', { body: seen, contentType: 'text/plain' });
          }
          for (const fault of await heard().finally(close)) faults.note(fault);
        });
        return screen;
      });
    } else {
      const browser = await playwright[browserName].launch();
      closing.push(() => browser.close());
      await use(async (address) => {
        const context = await browser.newContext({
          ...contextOptions,
          baseURL: address,
          ...(locale !== undefined && { locale }),
        });
        const page = await context.newPage();
        faults.watch(page);
        return page;
      });
    }
    for (const close of closing.toReversed()) await close();
  },
  view: async ({ sitDown, server }, use) => use(await sitDown(server.address)),
});

export { expect } from './test.ts';
