import { seatAt } from './player/player.ts';
import { beginQuick } from './setting/begin.ts';
import { loadFinished } from './setting/records.ts';
import { SCREENS } from './setting/screens.ts';
import { drawn, open } from './setting/settled.ts';
import { expect, test } from './setting/test.ts';

const FOLDER = '../../.cache/e2e/screens';
const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

for (const language of ['en', 'de'] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`pictures: ${language}, ${colorScheme}`, () => {
      test.use({ language, colorScheme });

      test('of every screen and of the table, for whoever wants to look', async ({ page, said }) => {
        const take = async (name: string): Promise<void> => {
          for (const size of SIZES) {
            await page.setViewportSize(size);
            await expect(page.locator('[aria-busy]')).toHaveCount(0);
            // A table is drawn in slices; this is the last one.
            if (name === 'table' || name === 'replay')
              await expect(page.locator('[data-part~="warehouse"]')).toBeAttached();
            await drawn(page);
            await page.screenshot({ path: `${FOLDER}/${name}-${size.width}-${language}-${colorScheme}.png` });
          }
        };
        for (const address of SCREENS) {
          await open(page, address);
          await take(address === '/' ? 'start' : address.slice(1).replaceAll('/', '-'));
        }
        const table = await beginQuick(page, said);
        const player = seatAt(table);
        await player.step();
        await player.step();
        await take('table');
        await loadFinished(page, said);
        await take('review');
        await page.getByRole('link', { name: said.after.review.watch }).click();
        await table.status.waitFor();
        await take('replay');
      });
    });
  }
}
