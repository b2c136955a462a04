import type { Page } from '@playwright/test';

/** What of a wide table is whole at all times. */
const WHOLE = [
  '[data-part~="ring"] button',
  '[data-part~="places-board"] > *',
  '[data-part~="warehouse"] li',
  '[data-part~="market"] :is(button, li)',
  '[data-part~="players"] > button',
  '[data-part~="tray"] > *',
  '[data-part~="choices"] button',
  '[data-part~="draft"] button',
  '[data-part~="main"] button',
].join();

/** Of what happened there is always more than can be seen. */
const STORY = '[data-part~="log"]';

interface Asked {
  readonly whole: string;
  readonly story: string;
}

/** What is wrong with how a table lies in its window: not filling it, cut off, empty while something hides. */
export function misfits(page: Page): Promise<string[]> {
  return page.evaluate(
    ({ whole, story }: Asked) => {
      const found: string[] = [];
      const table = document.querySelector<HTMLElement>('[data-part~="table"]');
      if (table === null) return ['there is no table'];
      const root = table.getBoundingClientRect();
      const above = table.parentElement?.previousElementSibling?.getBoundingClientRect().bottom ?? 0;
      const fills =
        Math.abs(root.left) < 1 &&
        Math.abs(root.top - above) < 1 &&
        Math.abs(root.right - innerWidth) < 1 &&
        Math.abs(root.bottom - innerHeight) < 1;
      if (!fills) found.push(`the table lies at ${[root.left, root.top, root.right, root.bottom].join(' ')}`);

      const nameOf = (thing: Element): string =>
        `${thing.closest('[data-part]')?.getAttribute('data-part') ?? ''}: ${(
          thing.getAttribute('aria-label') ??
          thing.textContent ??
          ''
        )
          .trim()
          .slice(0, 40)}`;
      const isShown = (thing: Element): boolean =>
        thing.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        thing.getBoundingClientRect().width > 1;
      const clips = (thing: Element): boolean =>
        [getComputedStyle(thing).overflowX, getComputedStyle(thing).overflowY].some(
          (way) => way !== 'visible',
        );
      for (const thing of table.querySelectorAll(whole)) {
        if (!isShown(thing)) continue;
        const box = thing.getBoundingClientRect();
        for (let around = thing.parentElement; around !== null; around = around.parentElement) {
          if (around !== document.documentElement && !clips(around)) continue;
          const frame =
            around === document.documentElement
              ? new DOMRect(0, 0, innerWidth, innerHeight)
              : around.getBoundingClientRect();
          const isIn =
            box.left >= frame.left - 1.5 &&
            box.top >= frame.top - 1.5 &&
            box.right <= frame.right + 1.5 &&
            box.bottom <= frame.bottom + 1.5;
          if (!isIn) {
            found.push(`cut off: ${nameOf(thing)}`);
            break;
          }
        }
      }

      const hidden = [...table.querySelectorAll<HTMLElement>('*')].filter((thing) => {
        const { overflowX, overflowY } = getComputedStyle(thing);
        const scrolls = [overflowX, overflowY].some((way) => way === 'auto' || way === 'scroll');
        const isMore =
          thing.scrollHeight > thing.clientHeight + 2 || thing.scrollWidth > thing.clientWidth + 2;
        return scrolls && isMore && isShown(thing) && thing.closest(story) === null;
      });
      for (const thing of hidden) found.push(`scrolls: ${nameOf(thing)}`);

      // The largest rectangle in which there is nothing to see, over a raster.
      const STEP = 12;
      const wide = Math.floor(innerWidth / STEP);
      const high = Math.floor(innerHeight / STEP);
      const inked = new Uint8Array(wide * high);
      const ink = ({ left, top, right, bottom }: DOMRect): void => {
        for (let y = Math.max(0, Math.floor(top / STEP)); y < Math.min(high, bottom / STEP); y++) {
          for (let x = Math.max(0, Math.floor(left / STEP)); x < Math.min(wide, right / STEP); x++) {
            inked[y * wide + x] = 1;
          }
        }
      };
      for (const thing of document.querySelectorAll('img, svg, button, [role="img"], li, section, h2, p')) {
        const { borderTopWidth, borderBottomWidth } = getComputedStyle(thing);
        const isFramed = parseFloat(borderTopWidth) > 0 && parseFloat(borderBottomWidth) > 0;
        const isBox = thing.matches('section') && !isFramed;
        if (!isBox && isShown(thing)) ink(thing.getBoundingClientRect());
      }
      for (const foot of document.querySelectorAll('footer')) {
        const { left, top, width } = foot.getBoundingClientRect();
        ink(new DOMRect(left, top, width, 1));
      }
      const log = document.querySelector(story);
      if (log !== null) ink(log.getBoundingClientRect());
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        if (node.textContent?.trim() === '' || node.parentElement === null || !isShown(node.parentElement))
          continue;
        range.selectNodeContents(node);
        for (const rect of range.getClientRects()) ink(rect);
      }
      let most = 0;
      let where = '';
      const heights = new Array<number>(wide).fill(0);
      for (let y = 0; y < high; y++) {
        for (let x = 0; x < wide; x++) heights[x] = inked[y * wide + x] === 1 ? 0 : (heights[x] ?? 0) + 1;
        for (let x = 0; x < wide; x++) {
          let low = heights[x] ?? 0;
          for (let to = x; to < wide && low > 0; to++) {
            low = Math.min(low, heights[to] ?? 0);
            const area = low * (to - x + 1);
            if (area > most) {
              most = area;
              where = `${(to - x + 1) * STEP} × ${low * STEP} at ${x * STEP}, ${(y - low + 1) * STEP}`;
            }
          }
        }
      }
      if (most > (wide * high) / 10) found.push(`empty: ${where}`);
      return found;
    },
    { whole: WHOLE, story: STORY },
  );
}
