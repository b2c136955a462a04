import { misfits } from './setting/geometry.ts';
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

const CROWDED = 'players=5&traveler=full&missions=1';

/** Moments of games: early and late, with few and with everything, in each kind of decision. */
const MOMENTS: Readonly<Record<string, string>> = {
  'first plan of three': 'players=3&phase=planning',
  'turn of three': 'players=3&round=3&phase=actions&has=travel&seed=2',
  'plan of two, late': 'players=2&round=7&phase=planning&seed=4',
  'choosing a role': `${CROWDED}&draft=1`,
  'first plan with everything': `${CROWDED}&phase=planning`,
  'late plan with everything': `${CROWDED}&round=9&phase=planning`,
  'late turn with everything': `${CROWDED}&round=8&phase=actions&seed=6`,
  selling: `${CROWDED}&round=4&has=sell&seed=2`,
  'choosing a mission': `${CROWDED}&decision=draftMission`,
  'trading with others': `${CROWDED}&round=4&play=random&has=buyGood&seed=8`,
  'an offer': `${CROWDED}&round=4&play=random&has=accept&seed=7`,
  'taking back': `${CROWDED}&round=4&has=takeBack&seed=3`,
};

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
