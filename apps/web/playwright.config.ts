import { defineConfig } from '@playwright/test';

const MINUTE = 60_000;
const { CHROMIUM: browser, CI: onServer } = process.env;

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: '../../.cache/e2e/failures',
  fullyParallel: true,
  workers: 2,
  forbidOnly: onServer !== undefined,
  // Real time passes between reading and pressing; what passes only the second time is reported as flaky, and is to be mended.
  retries: 1,
  // Generous: a test is never about time, and other work on the machine must not fail it.
  timeout: 8 * MINUTE,
  expect: { timeout: MINUTE },
  reporter: [['list']],
  use: {
    actionTimeout: MINUTE,
    navigationTimeout: MINUTE,
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: { ...(browser !== undefined && { executablePath: browser }) },
  },
});
