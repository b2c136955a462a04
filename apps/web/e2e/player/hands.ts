import type { Locator, Page } from '@playwright/test';
import type { Target } from '../setting/screen.ts';

/** What was found on one of Playwright's own pages, with all that Playwright can do with it. */
export function locatorOf({ target }: { readonly target: Target }): Locator {
  return target as Locator;
}

/** How a player presses things. */
export interface Hands {
  press(target: Target): Promise<void>;
}

/** How long something that was just read may take to be pressed; others act, and then it is gone. */
const TIMEOUT = 30_000;

/** A mouse. What the page says about the thing it rests on never lies in the way. */
export const mouse: Hands = {
  press: (target) => target.click({ timeout: TIMEOUT }),
};

/** A finger. */
export const finger: Hands = {
  press: (target: Locator) => target.tap({ timeout: TIMEOUT }),
};

/** How many stops of the Tab key lie between the focus and a thing: negative if it lies before. */
function stopsTo(target: Locator): Promise<number> {
  return target.evaluate(
    (element) => {
      const stops = [
        ...document.querySelectorAll<HTMLElement>(
          'button, a[href], input, select, textarea, summary, [tabindex="0"]',
        ),
      ].filter((stop) => stop.tabIndex >= 0 && stop.checkVisibility() && stop.closest('[inert]') === null);
      const modal = element.closest('dialog');
      const inReach = modal === null ? stops : stops.filter((stop) => modal.contains(stop));
      const focused = document.activeElement;
      const at = inReach.findIndex(
        (stop) =>
          stop === focused ||
          (focused !== null &&
            (focused.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING) > 0),
      );
      const isOn = inReach[at] === focused;
      const to = inReach.indexOf(element as HTMLElement);
      if (isOn) return to - at;
      // Between two stops, or behind the last.
      const next = at < 0 ? inReach.length : at;
      return to >= next ? to - next + 1 : to - next;
    },
    undefined,
    { timeout: TIMEOUT },
  );
}

/** Nobody presses Tab more often than this for what has a key of its own. */
const FAR = 8;

/** A keyboard, and nothing else: Tab to get there and Enter to press, or the key that is named on what lies far away. */
export function keyboard(page: Page): Hands {
  return {
    async press(target: Locator) {
      for (let tries = 0; tries < 5; tries++) {
        const stops = await stopsTo(target);
        const key = await target.getAttribute('aria-keyshortcuts', { timeout: TIMEOUT });
        if (key !== null && Math.abs(stops) > FAR) return page.keyboard.press(key.toLowerCase());
        for (let stop = 0; stop < Math.abs(stops); stop++) {
          await page.keyboard.press(stops > 0 ? 'Tab' : 'Shift+Tab');
        }
        if (await target.evaluate((element) => element === document.activeElement)) {
          return page.keyboard.press('Enter');
        }
      }
      throw new Error(`The keyboard does not reach ${String(target)}.`);
    },
  };
}

async function middle(thing: Locator): Promise<{ x: number; y: number }> {
  const box = await thing.boundingBox();
  if (box === null) throw new Error(`${String(thing)} is not to be seen.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Longer than a finger is held to be told about a thing. */
const HELD = 700;

/** A finger that takes something along, as the browser itself would report it; `isHeld`: after it has rested on it. */
export async function drag(
  page: Page,
  from: Locator,
  to: Locator,
  { isHeld = false }: { isHeld?: boolean } = {},
): Promise<void> {
  const fingers = await page.context().newCDPSession(page);
  const start = await middle(from);
  const end = await middle(to);
  const STEPS = 6;
  const touch = (type: 'touchStart' | 'touchMove', x: number, y: number) =>
    fingers.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] });
  await touch('touchStart', start.x, start.y);
  if (isHeld) await page.waitForTimeout(HELD);
  for (let step = 1; step <= STEPS; step++) {
    const part = step / STEPS;
    await touch('touchMove', start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part);
  }
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await fingers.detach();
}
