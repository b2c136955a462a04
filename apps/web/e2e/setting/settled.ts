import { expect, type Page } from '@playwright/test';

/** What a drawing shows until its turn comes. */
const BLANK = 'svg%22/%3E"]';
const NOT_DRAWN = `img[src$="${BLANK}, image[href$="${BLANK}`;

/** Goes to a screen and waits until all of it is there. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy]')).toHaveCount(0);
}

/** What is wider than the window, or null: nobody should have to scroll sideways. */
export function sidewaysScroll(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    return scrollWidth > clientWidth ? `${location.pathname}: ${scrollWidth} px in ${clientWidth} px` : null;
  });
}

/** Waits until every drawing has had its turn: new ones are hung up a few at a time. */
export async function drawn(page: Page): Promise<void> {
  await expect(page.locator(NOT_DRAWN)).toHaveCount(0);
}

/** Waits until a picture can be taken: nothing is on its way, every letter and drawing is there, and has been painted. */
export async function settled(page: Page): Promise<void> {
  const late = page.locator(`[aria-busy], ${NOT_DRAWN}`);
  do {
    await expect(late).toHaveCount(0);
    await page.evaluate(async () => {
      await document.fonts.ready;
      // A change that a frame brings may itself ask for more in the next one.
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    });
  } while ((await late.count()) > 0);
}
