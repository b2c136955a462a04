import { beginQuick, choose } from '../setting/begin.ts';
import { expect, test } from '../setting/every.ts';
import type { Screen } from '../setting/screen.ts';

/** How bright the paper is, and the ink on it: 0 to 255. */
function brightness(screen: Screen): Promise<{ paper: number; ink: number }> {
  return screen.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 });
    const context = canvas.getContext('2d');
    const bright = (color: string): number => {
      if (context === null) throw new Error('Nothing can be drawn here.');
      context.fillStyle = color;
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
      return (red + green + blue) / 3;
    };
    const paper = [document.body, document.documentElement]
      .map((element) => getComputedStyle(element).backgroundColor)
      .find((color) => !/^rgba\(.* 0\)$|^transparent$/.test(color));
    if (paper === undefined) throw new Error('The page has no ground.');
    return { paper: bright(paper), ink: bright(getComputedStyle(document.body).color) };
  });
}

for (const theme of ['light', 'dark'] as const) {
  test(`every sheet opens and closes, and the page goes on, ${theme}`, {
    tag: theme === 'light' ? '@core' : [],
  }, async ({ view, said }) => {
    const { theme: themes } = said.game.preferences;
    await view.goto('/preferences');
    await choose(view, themes.name, themes.values[theme].name);
    const { paper, ink } = await brightness(view);
    expect(paper > ink, `paper ${paper}, ink ${ink}`).toBe(theme === 'light');

    const table = await beginQuick(view, said);
    const { close, odds, hint, textView, preferences, help, shortcuts } = said.table;
    const dialog = table.dialog.first();
    const ways = {
      cross: () => dialog.getByRole('button', { name: close, exact: true }).first().click(),
      Escape: () => view.keyboard.press('Escape'),
    };
    const openers = [odds, hint, textView, preferences, help, shortcuts].map((name) =>
      view.getByRole('button', { name, exact: true }).first(),
    );
    for (const opener of openers) {
      for (const closes of Object.values(ways)) {
        await opener.click();
        await dialog.waitFor();
        await closes();
        await table.dialog.first().waitFor({ state: 'hidden' });
        expect(await table.main.isVisible()).toBe(true);
      }
    }
  });
}
