import type { BrowserContext, Page } from 'playwright-core';

/** How a page answered to what was pressed. */
export interface Answers {
  /** Milliseconds from each press to the first picture that shows a change. */
  readonly times: readonly number[];
  /** The browser's own measure of the slow ones among them, to its next picture, in steps of eight. */
  readonly eventTimes: readonly number[];
  /** Shifts that nobody caused by a press, summed as the browser counts them. */
  readonly layoutShift: number;
  /** Shifts of something that lay or came to lie under the pointer, caused by a press or not. */
  readonly shiftsUnderPointer: readonly string[];
}

interface Notebook extends Answers {
  readonly times: number[];
  readonly eventTimes: number[];
  layoutShift: number;
  readonly shiftsUnderPointer: string[];
}

declare global {
  var answers: Notebook;
}

interface ShiftEntry extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRect;
    readonly currentRect: DOMRect;
  }[];
}

/** Runs inside the page, before anything of it. */
function takeNotes(): void {
  const notes: Notebook = { times: [], eventTimes: [], layoutShift: 0, shiftsUnderPointer: [] };
  globalThis.answers = notes;
  let pressedAt: number | null = null;
  const pointer = { x: -1, y: -1 };
  for (const type of ['click', 'keydown'] as const) {
    addEventListener(type, ({ timeStamp }) => (pressedAt = timeStamp), true);
  }
  addEventListener(
    'pointermove',
    ({ clientX, clientY }) => Object.assign(pointer, { x: clientX, y: clientY }),
    true,
  );
  new MutationObserver(() => {
    const began = pressedAt;
    if (began === null) return;
    pressedAt = null;
    // A message that is sent while a picture is made arrives after it.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => notes.times.push(performance.now() - began), { once: true });
      port1.start();
      port2.postMessage(null);
    });
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) {
      if (name === 'click' || name === 'keydown') notes.eventTimes.push(duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as ShiftEntry[]) {
      if (!entry.hadRecentInput) notes.layoutShift += entry.value;
      for (const { node, previousRect, currentRect } of entry.sources) {
        const isUnder = [previousRect, currentRect].some(
          ({ left, right, top, bottom }) =>
            left <= pointer.x && pointer.x <= right && top <= pointer.y && pointer.y <= bottom,
        );
        if (isUnder) notes.shiftsUnderPointer.push(node?.nodeName ?? 'gone');
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Every page that is opened from now on takes notes. */
export async function watchInputs(context: BrowserContext): Promise<void> {
  await context.addInitScript(takeNotes);
}

/** What a page has noted since it was opened. */
export function answersOf(page: Page): Promise<Answers> {
  return page.evaluate(() => globalThis.answers);
}

const PATIENCE = 1000;
/** Not at every picture: looking is work as well. */
const POLLING = 20;

/** What the page's own thread has worked so far, in milliseconds of the processor. */
type Worked = () => Promise<number>;

/** Reads how much a page has worked: other programs on the machine disturb that less than the time on the wall. */
export async function watchWork(page: Page): Promise<Worked> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
}

/** Does something that is a press, and waits for the answer: the work it took, or null if there was none. */
export async function press(page: Page, worked: Worked, act: () => Promise<void>): Promise<number | null> {
  const answered = await page.evaluate(() => globalThis.answers.times.length);
  const before = await worked();
  await act();
  try {
    await page.waitForFunction((count) => globalThis.answers.times.length > count, answered, {
      timeout: PATIENCE,
      polling: POLLING,
    });
  } catch {
    return null;
  }
  return (await worked()) - before;
}
