import type { Page } from '@playwright/test';
import { seatAt } from './player/player.ts';
import { beginQuick } from './setting/begin.ts';
import { SCREENS } from './setting/screens.ts';
import { open, sidewaysScroll } from './setting/settled.ts';
import { expect, test } from './setting/test.ts';

/** Text that does not fit into its box and is cut off there. */
function cutText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const cut: string[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const box = node.parentElement;
      if (box === null || node.textContent?.trim() === '' || !box.checkVisibility()) continue;
      if (box.closest('.visually-hidden, svg') !== null) continue;
      const { overflowX, overflowY } = getComputedStyle(box);
      const isWide = overflowX !== 'visible' && overflowX !== 'auto' && box.scrollWidth > box.clientWidth + 1;
      const isHigh = overflowY === 'hidden' && box.scrollHeight > box.clientHeight + 2;
      if (isWide || isHigh) cut.push(`“${node.textContent?.trim().slice(0, 60)}”`);
    }
    return cut;
  });
}

const { CHROMIUM: browser } = process.env;

// Twice the usual size, as people set it in their browser.
test.use({
  viewport: { width: 1280, height: 800 },
  launchOptions: {
    args: ['--blink-settings=defaultFontSize=32'],
    ...(browser !== undefined && { executablePath: browser }),
  },
});

test('at 200 % every screen still fits, and no text is cut', async ({ page }) => {
  for (const address of SCREENS) {
    await open(page, address);
    expect.soft(await sidewaysScroll(page)).toBeNull();
    expect.soft(await cutText(page), address).toEqual([]);
  }
});

test('at 200 % so does the table, and it can be played', async ({ page, said }) => {
  const table = await beginQuick(page, said);
  const player = seatAt(table);
  for (let steps = 0; steps < 6; steps++) await player.step();
  expect.soft(await sidewaysScroll(page)).toBeNull();
  expect.soft(await cutText(page)).toEqual([]);
});
