import type { Page } from '@playwright/test';

/** What can be pressed and is smaller than a fingertip, by its name and size. Links inside a sentence may be. */
export function smallTargets(page: Page, least: number): Promise<string[]> {
  return page.evaluate((size) => {
    const selector = 'button, a[href], select, summary, input, [role="tab"]';
    const found = [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) && element.closest('[inert]') === null,
    );
    return found.flatMap((element) => {
      const target = element.matches('input') ? (element.closest('label') ?? element) : element;
      const isInSentence =
        element.matches('a') &&
        element.closest('p, li, dd, td') !== null &&
        getComputedStyle(element).display === 'inline';
      const { width, height } = target.getBoundingClientRect();
      const isSeen = width > 1 && height > 1;
      if (!isSeen || isInSentence || (width >= size - 0.5 && height >= size - 0.5)) return [];
      const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? '';
      return [`${element.tagName.toLowerCase()} “${name}” ${Math.round(width)}×${Math.round(height)}`];
    });
  }, least);
}
