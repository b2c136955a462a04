import type { Language } from '@altiplano/text';
import { test as base, type Page } from '@playwright/test';
import { type Server, startServer } from './server.ts';
import { type Said, wordsOf } from './words.ts';

interface Given {
  /** In which language the page is read. */
  language: Language;
  said: Said;
  faults: Faults;
}

interface GivenToAll {
  server: Server;
}

/** What went wrong inside pages; a test in which something did has failed. */
interface Faults {
  watch(page: Page): void;
  note(text: string): void;
  /** From now on a page may complain that it cannot reach the server. */
  allowOutage(): void;
}

/** A browser says so on the console, whatever the page makes of it. */
const OUTAGE =
  /Failed to load resource|WebSocket connection|net::ERR_|Failed to fetch|can’t establish a connection|NetworkError|connection to ws:.* was interrupted/;

function collectFaults(): Faults & { readonly found: string[] } {
  const found: string[] = [];
  let mayLackServer = false;
  const note = (text: string): void => {
    if (!(mayLackServer && OUTAGE.test(text))) found.push(text);
  };
  return {
    found,
    note,
    watch(page) {
      page.on('pageerror', (error) => note(error.stack ?? error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') note(`${message.text()} (${message.location().url})`);
      });
    },
    allowOutage() {
      mayLackServer = true;
    },
  };
}

/** A test with a real server, the words of its language, and an eye on what goes wrong inside the page. */
export const test = base.extend<Given, GivenToAll>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.remove();
    },
    { scope: 'worker' },
  ],
  language: ['en', { option: true }],
  locale: async ({ language }, use) => use(language === 'de' ? 'de-DE' : 'en-GB'),
  baseURL: async ({ server }, use) => use(server.address),
  said: async ({ language }, use) => use(await wordsOf(language)),
  faults: [
    // oxlint-disable-next-line no-empty-pattern -- As above.
    async ({}, use) => {
      const faults = collectFaults();
      await use(faults);
      if (faults.found.length > 0) throw new Error(`Inside the page:\n${faults.found.join('\n')}`);
    },
    { auto: true },
  ],
  page: async ({ page, faults }, use) => {
    faults.watch(page);
    await use(page);
  },
});

export { expect } from '@playwright/test';
