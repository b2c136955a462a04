import type { Screen, Target } from '../setting/screen.ts';
import { type Driver, startWebKit } from './driver.ts';
import { SET_UP } from './inside.ts';
import { byRole, byText } from './selectors.ts';

/** A person's WebKit. */
export interface WebKit {
  readonly screen: Screen;
  /** What went wrong inside the page since it was loaded. */
  faults(): Promise<string[]>;
  close(): Promise<void>;
}

const PATIENCE = 60_000;
const PAUSE = 50;
/** The name under which W3C WebDriver speaks of an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
type Element = Readonly<Record<typeof ELEMENT, string>>;

const KEYS: Readonly<Record<string, string>> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
};

/** Tries until it succeeds; what is thrown last is thrown. */
async function persist<Result>(attempt: () => Promise<Result>, timeout = PATIENCE): Promise<Result> {
  for (const until = Date.now() + timeout; ; ) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }
}

/** Runs a function body in the page, where `find` gives the things of a selector; what it returns travels as JSON. */
async function inside<Result>(driver: Driver, body: string, ...args: unknown[]): Promise<Result> {
  const find =
    'const find = (selector) => __finder.querySelectorAll(__finder.parseSelector(selector), document);';
  const run = (script: string): Promise<Result> => driver.send('POST', '/execute/sync', { script, args });
  const whole = `if (!window.__finder) return '\\0'; ${find} ${body}`;
  const result = await run(whole);
  if (result !== '\0') return result;
  await driver.send('POST', '/execute/sync', { script: SET_UP, args: [] });
  return run(whole);
}

function targetAt(driver: Driver, selector: string): Target & { readonly selector: string } {
  const within = (step: string) => targetAt(driver, `${selector} >> ${step}`);
  const ask = <Result>(body: string, ...args: unknown[]) => inside<Result>(driver, body, selector, ...args);
  const isVisible = (): Promise<boolean> =>
    ask(
      "const [one] = find(arguments[0]); return one !== undefined && __finder.elementState(one, 'visible', true).matches",
    );
  const isChecked = () => ask<boolean>('return find(arguments[0])[0]?.checked === true');
  const one = async (what = 'one'): Promise<string> => {
    const found = await ask<Element | null>(
      `const [one = null, ...more] = find(arguments[0]);
       if (more.length > 0) throw new Error(more.length + ' more than one ' + arguments[0]);
       return one && ${what}`,
    );
    if (found === null) throw new Error(`Nothing is ${selector}`);
    return `/element/${found[ELEMENT]}`;
  };
  const click = async (timeout?: number, what?: string): Promise<void> => {
    let hasMissed = false;
    await persist(async () => {
      const element = await one(what);
      // W3C scrolls no farther than it must, and then the thing may lie under what sticks to the edge.
      if (hasMissed) await ask("find(arguments[0])[0]?.scrollIntoView({ block: 'center' })");
      hasMissed = true;
      await driver.send('POST', `${element}/click`, {});
    }, timeout);
  };
  return {
    selector,
    getByRole: (role, options) => within(byRole(role, options)),
    getByText: (text, options) => within(byText(text, options?.exact)),
    or: (other) => within(`internal:or=${JSON.stringify((other as { selector?: string }).selector)}`),
    first: () => within('nth=0'),
    nth: (index) => within(`nth=${index}`),
    count: () => ask('return find(arguments[0]).length'),
    click: ({ timeout } = {}) => click(timeout),
    check: async () => {
      if (await isChecked()) return;
      // A box that is drawn by its label cannot be hit itself.
      await click(PATIENCE, "one.closest('label')");
      await persist(async () => {
        if (!(await isChecked())) throw new Error(`Not chosen: ${selector}`);
      });
    },
    pressSequentially: (text) => persist(async () => driver.send('POST', `${await one()}/value`, { text })),
    waitFor: ({ state = 'visible', timeout } = {}) =>
      persist(async () => {
        if ((await isVisible()) !== (state === 'visible')) throw new Error(`Not ${state}: ${selector}`);
      }, timeout),
    isVisible,
    innerText: () =>
      persist(async () => {
        const text = await ask<string | null>('return find(arguments[0])[0]?.innerText ?? null');
        if (text === null) throw new Error(`Nothing is ${selector}`);
        return text;
      }),
    allInnerTexts: () => ask('return find(arguments[0]).map(({ innerText }) => innerText)'),
  };
}

/** Opens a WebKit for one person. */
export async function openWebKit(baseURL: string): Promise<WebKit> {
  const driver = await startWebKit();
  await driver.send('POST', '/window/rect', { width: 1440, height: 940 });
  let address = 'about:blank';
  const screen: Screen = {
    async goto(to) {
      address = new URL(to, baseURL).href;
      await driver.send('POST', '/url', { url: address });
    },
    reload: () => driver.send('POST', '/refresh', {}),
    url: () => address,
    waitForURL: (pattern) =>
      persist(async () => {
        address = await driver.send<string>('GET', '/url');
        if (!pattern.test(address)) throw new Error(`Not yet there: ${address}`);
      }),
    getByRole: (role, options) => targetAt(driver, byRole(role, options)),
    getByText: (text, options) => targetAt(driver, byText(text, options?.exact)),
    ariaSnapshotJSON: () =>
      inside(driver, "return __finder.ariaSnapshotJSON(document.body, { mode: 'default' }).json"),
    evaluate: (body) =>
      driver.send('POST', '/execute/async', {
        script: `const done = arguments[0]; Promise.resolve().then(${String(body)}).then(done)`,
        args: [],
      }),
    keyboard: {
      async press(key) {
        const value = KEYS[key] ?? key;
        const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value }));
        await driver.send('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
      },
    },
  };
  return {
    screen,
    faults: () => inside(driver, 'return window.__faults'),
    close: () => driver.end(),
  };
}
