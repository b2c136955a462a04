import { defineConfig } from '@playwright/test';

const MINUTE = 60_000;
const { ALTIPLANO_BROWSER, CHROMIUM: browser, FIREFOX: firefox, CI: onServer } = process.env;
const isOther = ALTIPLANO_BROWSER === 'firefox' || ALTIPLANO_BROWSER === 'webkit';

const CHROMIUM = {
  contextOptions: { reducedMotion: 'reduce' },
  launchOptions: { ...(browser !== undefined && { executablePath: browser }) },
} as const;

/** The Firefox of the system, by WebDriver BiDi: what it cannot emulate is set before it starts. */
const FIREFOX = {
  browserName: 'firefox',
  channel: 'moz-firefox',
  launchOptions: {
    ...(firefox !== undefined && { executablePath: firefox }),
    firefoxUserPrefs: { 'ui.prefersReducedMotion': 1 },
  },
} as const;

export default defineConfig({
  testDir: isOther ? 'e2e/every' : 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: '../../.cache/e2e/failures',
  fullyParallel: true,
  // Firefox and WebKit draw without a graphics card: two at once only wait for each other.
  workers: isOther ? 1 : 2,
  forbidOnly: onServer !== undefined,
  // Real time passes between reading and pressing; what passes only the second time is reported as flaky, and is to be mended.
  retries: 1,
  // Generous: a test is never about time, and other work on the machine must not fail it.
  timeout: 8 * MINUTE,
  expect: { timeout: MINUTE },
  reporter: [['list'], ['./e2e/last-words.ts']],
  use: {
    actionTimeout: MINUTE,
    navigationTimeout: MINUTE,
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    ...(ALTIPLANO_BROWSER === 'firefox' ? FIREFOX : CHROMIUM),
  },
});
