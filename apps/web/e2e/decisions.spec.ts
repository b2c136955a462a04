import { misfits } from './setting/geometry.ts';
import { MOMENTS } from './setting/moments.ts';
import { WIDE_SIZES } from './setting/sizes.ts';
import { openStudy, type Study } from './setting/study.ts';
import { test as base } from './setting/test.ts';
import { expect } from './setting/test.ts';

const test = base.extend<object, { study: Study }>({
  study: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const study = await openStudy();
      await use(study);
      await study.remove();
    },
    { scope: 'worker' },
  ],
});

/** The smallest and the commonest of each shape; all of them where there is time. */
const SIZES =
  process.env['DEEP'] === undefined
    ? ([
        [1280, 720],
        [1440, 900],
        [1920, 1080],
        [3440, 1440],
      ] as const)
    : WIDE_SIZES;

for (const language of ['en', 'de'] as const) {
  test.describe(`all is in sight, ${language}`, () => {
    test.use({ language });

    for (const [name, moment] of Object.entries(MOMENTS)) {
      test(name, async ({ page, study }) => {
        await page.goto(`${study.address}?lang=${language}&${moment}`);
        await page.locator('[data-part~="warehouse"]').waitFor();
        for (const [width, height] of SIZES) {
          await page.setViewportSize({ width, height });
          expect.soft(await misfits(page), `${width} × ${height}`).toEqual([]);
        }
      });
    }
  });
}
