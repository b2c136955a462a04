import { expect, type Page } from '@playwright/test';

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
  const blank = 'svg%22/%3E"]';
  await expect(page.locator(`img[src$="${blank}, image[href$="${blank}`)).toHaveCount(0);
}
