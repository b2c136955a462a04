import { expect, test } from 'vitest';
import { type Message, plain } from './message/message.ts';
import { ALL } from './testing/languages.ts';

const [english, german] = ALL as [(typeof ALL)[number], (typeof ALL)[number]];

/** Stands in for anything that a text asks for: a list of parts that is also an object with every property. */
const LISTS_OWN: readonly unknown[] = ['0', 'length', 'join', 'toString', 'constructor', 'map', 'flatMap'];
const ANYTHING: unknown = new Proxy(['some thing'], {
  get: (target, key) =>
    typeof key === 'symbol' || LISTS_OWN.includes(key) ? Reflect.get(target, key) : ANYTHING,
  has: (target, key) => key !== 'is' && key in target,
});

/** What needs a card, not just anything, has tests of its own; grammar and marks are no texts. */
const SKIPPED =
  /^(cards|grammar|mark|packProblems|troubles\.(notJson|jsonCut)|words\.(some|at|to)|components\.(extension|extensionName|asset|mission|event|house|boat|exchange|facts\.(supplyAt|stage)))\b/;

function isMessage(value: object): value is Message {
  return Array.isArray(value) && value.every((part) => typeof part === 'string' || 'is' in part);
}

/** Every text by its path; what needs arguments is called with anything. */
function textsIn(value: unknown, path: string): [string, string][] {
  if (SKIPPED.test(path)) return [];
  if (typeof value === 'function') {
    const args = Array.from({ length: 4 }, () => ANYTHING);
    return textsIn((value as (...all: unknown[]) => unknown)(...args), path);
  }
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  if (isMessage(value)) return [[path, plain(value)]];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsIn(inner, path === '' ? key : `${path}.${key}`),
  );
}

function everyText({ texts, written }: (typeof ALL)[number]): ReadonlyMap<string, string> {
  return new Map([...textsIn(texts, ''), ...textsIn(written, 'help')]);
}

const inEnglish = everyText(english);
const inGerman = everyText(german);

test('both languages say the same things', () => {
  expect([...inGerman.keys()].sort()).toEqual([...inEnglish.keys()].sort());
  expect(inEnglish.size).toBeGreaterThan(700);
});

test('no text is empty', () => {
  const empty = [...inEnglish, ...inGerman].filter(
    ([path, text]) => text.trim() === '' && path !== 'moves.cart.none',
  );
  expect(empty).toEqual([]);
});

test('German is at most half as long again', () => {
  const long = [...inGerman].filter(([path, text]) => {
    const other = inEnglish.get(path) ?? '';
    return text.length > 1.5 * other.length + 14;
  });
  expect(long).toEqual([]);
});

const length = (texts: ReadonlyMap<string, string>): number => [...texts.values()].join('').length;

test('on the whole German is hardly longer', () => {
  expect(length(inGerman) / length(inEnglish)).toBeLessThan(1.25);
});

const own = (text: string): string => text.replaceAll('some thing', '');

test('nothing was left untranslated', () => {
  const same = [...inGerman].filter(
    ([path, text]) => /[a-z]{3} [a-z]{3}/.test(own(text)) && inEnglish.get(path) === text,
  );
  expect(same).toEqual([]);
});
