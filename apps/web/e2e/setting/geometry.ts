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
/** What happened is always more than can be seen. */
const STORY = '[data-part~="log"]';
/** Cut off by less than this is whole to the eye. */
const HAIR = 1.5;
/** So large is any text, a hair aside. */
const LEAST_TEXT = 11.9;
/** Edge of a field of the raster that emptiness is measured by. */
const STEP = 12;
/** So much of a window may be empty in one piece. */
const MOST_EMPTY = 0.1;

/** Whether the table fills what a bar above it leaves of the window. */
function sizeOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const table = document.querySelector('[data-part~="table"]');
    if (table === null) return ['there is no table'];
    const { left, top, right, bottom } = table.getBoundingClientRect();
    const above = table.parentElement?.previousElementSibling?.getBoundingClientRect().bottom ?? 0;
    const off = [left, top - above, right - innerWidth, bottom - innerHeight];
    return off.every((each) => Math.abs(each) < 1) ? [] : [`the table is off by ${off.join(', ')}`];
  });
}

/** What lies outside the window or is cut off by something around it. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(
    ([whole, hair]) => {
      const things = [...document.querySelectorAll(whole)].filter((thing) => thing.checkVisibility());
      return things.flatMap((thing) => {
        const box = thing.getBoundingClientRect();
        const frames = [new DOMRect(0, 0, innerWidth, innerHeight)];
        for (let around = thing.parentElement; around !== null; around = around.parentElement) {
          const { overflowX, overflowY } = getComputedStyle(around);
          const isFrame = overflowX !== 'visible' || overflowY !== 'visible';
          if (isFrame && around !== document.body) frames.push(around.getBoundingClientRect());
        }
        const isWhole = frames.every(
          ({ left, top, right, bottom }) =>
            box.left >= left - hair &&
            box.top >= top - hair &&
            box.right <= right + hair &&
            box.bottom <= bottom + hair,
        );
        const part = thing.closest('[data-part]')?.getAttribute('data-part') ?? '';
        return isWhole ? [] : [`cut off: ${part}: ${thing.textContent?.trim().slice(0, 40) ?? ''}`];
      });
    },
    [WHOLE, HAIR] as const,
  );
}

/** What has to be scrolled to be seen whole, besides what happened. */
function scrolled(page: Page): Promise<string[]> {
  return page.evaluate(
    ([story]) =>
      [...document.querySelectorAll('[data-part~="table"] *')].flatMap((thing) => {
        const { overflowX, overflowY } = getComputedStyle(thing);
        const scrolls = /auto|scroll/.test(overflowX + overflowY);
        const isMore =
          thing.scrollHeight > thing.clientHeight + 2 || thing.scrollWidth > thing.clientWidth + 2;
        const isHidden = thing.closest(story) !== null || !thing.checkVisibility();
        return scrolls && isMore && !isHidden ? [`scrolls: ${thing.textContent?.slice(0, 40) ?? ''}`] : [];
      }),
    [STORY] as const,
  );
}

/** What is written smaller than anybody should have to read. */
function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(
    ([least]) => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found = new Set<string>();
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const around = node.parentElement;
        if (node.textContent?.trim() === '' || around?.checkVisibility() !== true) continue;
        const { width, height } = around.getBoundingClientRect();
        if (width <= 1 || height <= 1) continue;
        const scale = around instanceof SVGGraphicsElement ? (around.getScreenCTM()?.a ?? 1) : 1;
        const size = parseFloat(getComputedStyle(around).fontSize) * scale;
        if (size < least) found.add(`${size.toFixed(1)} px: ${node.textContent?.trim().slice(0, 20) ?? ''}`);
      }
      return [...found].slice(0, 12);
    },
    [LEAST_TEXT] as const,
  );
}

/** The rectangles in which there is something to see. */
function inked(page: Page): Promise<{ width: number; height: number; boxes: number[][] }> {
  return page.evaluate(
    ([story]) => {
      const boxes: DOMRect[] = [];
      for (const thing of document.querySelectorAll(
        `img, svg, button, li, [role="img"], section, ${story}`,
      )) {
        const { borderTopWidth, borderBottomWidth } = getComputedStyle(thing);
        const isFramed = borderTopWidth !== '0px' && borderBottomWidth !== '0px';
        const isThing = !thing.matches('section') || isFramed || thing.matches(story);
        if (isThing && thing.checkVisibility()) boxes.push(thing.getBoundingClientRect());
      }
      for (const foot of document.querySelectorAll('footer')) {
        const { left, top, width } = foot.getBoundingClientRect();
        boxes.push(new DOMRect(left, top, width, 1));
      }
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        if (node.textContent?.trim() === '' || node.parentElement?.checkVisibility() !== true) continue;
        range.selectNodeContents(node);
        boxes.push(...range.getClientRects());
      }
      const edges = boxes.map(({ left, top, right, bottom }) => [left, top, right, bottom]);
      return { width: innerWidth, height: innerHeight, boxes: edges };
    },
    [STORY] as const,
  );
}

/** The largest rectangle of the window in which there is nothing to see, if it is too large. */
async function empty(page: Page): Promise<string[]> {
  const { width, height, boxes } = await inked(page);
  const columns = Math.floor(width / STEP);
  const rows = Math.floor(height / STEP);
  const hasInk = new Uint8Array(columns * rows);
  for (const [left = 0, top = 0, right = 0, bottom = 0] of boxes) {
    const from = Math.max(0, Math.floor(left / STEP));
    const to = Math.min(columns, Math.ceil(right / STEP));
    for (let y = Math.max(0, Math.floor(top / STEP)); y < Math.min(rows, bottom / STEP); y++) {
      if (from < to) hasInk.fill(1, y * columns + from, y * columns + to);
    }
  }
  let most = 0;
  let where = '';
  const free = Array.from({ length: columns }, () => 0);
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) free[x] = hasInk[y * columns + x] === 1 ? 0 : (free[x] ?? 0) + 1;
    for (let x = 0; x < columns; x++) {
      let high = free[x] ?? 0;
      for (let to = x; to < columns && high > 0; to++) {
        high = Math.min(high, free[to] ?? 0);
        const wide = to - x + 1;
        if (wide * high <= most) continue;
        most = wide * high;
        where = `${wide * STEP} × ${high * STEP} at ${x * STEP}, ${(y - high + 1) * STEP}`;
      }
    }
  }
  return most > columns * rows * MOST_EMPTY ? [`empty: ${where}`] : [];
}

/** What is wrong with how a table lies in its window: not filling it, cut off, scrolling, too small to read, empty in one great piece. */
export async function misfits(page: Page): Promise<string[]> {
  return [
    ...(await sizeOf(page)),
    ...(await cutOff(page)),
    ...(await scrolled(page)),
    ...(await tooSmall(page)),
    ...(await empty(page)),
  ];
}
