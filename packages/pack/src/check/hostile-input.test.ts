import { whyNotComponents } from '@altiplano/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packHash } from '../pack-hash.ts';
import { changed, GONE, problemsOf } from '../testing/changed.ts';
import { steadyPack } from '../testing/steady-pack.ts';
import { checkPack } from './check-pack.ts';

const MOST = 41;

function pathsIn(value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return [path];
  const below = Object.entries(value).flatMap(([key, part]) =>
    pathsIn(part, path === '' ? key : `${path}.${key}`),
  );
  return path === '' ? below : [path, ...below];
}

const paths = pathsIn(steadyPack, '');

/** Accepted and playable, or refused with something to read. */
function expectAnswer(json: unknown): void {
  const result = checkPack(json);
  if ('pack' in result) {
    expect(whyNotComponents(result.pack)).toBeNull();
    expect(packHash(result.pack)).toMatch(/^[0-9a-f]{64}$/);
    return;
  }
  expect(result.problems.length).toBeGreaterThan(0);
  expect(result.problems.length).toBeLessThanOrEqual(MOST);
  for (const { path, message } of result.problems) {
    expect(message).not.toBe('');
    expect(path.length + message.length).toBeLessThan(600);
    expect(path + message).not.toMatch(/\p{Cc}/u);
  }
}

test('any JSON gets an answer', () => {
  fc.assert(fc.property(fc.jsonValue(), expectAnswer));
});

test('any value gets an answer', () => {
  const values = fc.anything({
    withBigInt: true,
    withDate: true,
    withMap: true,
    withNullPrototype: true,
    withSparseArray: true,
  });
  fc.assert(fc.property(values, expectAnswer));
});

test('a sound pack with any one entry replaced gets an answer', () => {
  const entry = fc.oneof(
    fc.constant(GONE),
    fc.nat({ max: 100 }),
    fc.constantFrom(
      'corn',
      'coin',
      'food',
      'X14',
      'A',
      'round',
      'ours',
      '',
      '__proto__',
      [],
      {},
      null,
      true,
      1e99,
    ),
    fc.anything({ withBigInt: true }),
  );
  fc.assert(
    fc.property(fc.constantFrom(...paths), entry, (path, to) => expectAnswer(changed([path, to]))),
    { numRuns: 400 },
  );
});

test('a sound pack with one entry in place of another gets an answer', () => {
  const json = changed();
  const at = (path: string): unknown =>
    path.split('.').reduce<unknown>((value, step) => (value as Record<string, unknown>)[step], json);
  fc.assert(
    fc.property(fc.constantFrom(...paths), fc.constantFrom(...paths), (to, from) =>
      expectAnswer(changed([to, at(from)])),
    ),
    { numRuns: 400 },
  );
});

test('depth, width and circles are refused before anything looks inside', () => {
  let deep: unknown = 1;
  for (let i = 0; i < 50_000; i++) deep = [deep];
  expect(problemsOf(deep)).toEqual([{ path: '', message: 'is nested deeper than 16 levels' }]);
  expect(problemsOf(changed(['roles.0.provenance', deep]))).toEqual([
    { path: '', message: 'is nested deeper than 16 levels' },
  ]);

  const wide = Array.from({ length: 1_000_000 }, () => 0);
  expect(problemsOf({ goods: wide })).toEqual([{ path: '', message: 'has more than 30000 values' }]);

  const circle: unknown[] = [];
  circle.push(circle);
  expect(problemsOf(circle)).toEqual([{ path: '', message: 'is nested deeper than 16 levels' }]);
});

test('a pack cannot reach into prototypes', () => {
  const json = JSON.parse(
    '{"__proto__": {"polluted": true}, "goods": {"__proto__": {"price": 1}}}',
  ) as unknown;
  const found = problemsOf(json).map(({ path }) => path);
  expect(found).toContain("['__proto__']");
  expect(found).toContain("goods['__proto__']");
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
});

test('long and strange texts are cut and escaped', () => {
  const [problem] = problemsOf(changed(['orders.0.goods.0', `\u001b[31m\u202e"${'x'.repeat(10_000)}`]));
  expect(problem?.message).toBe(`unknown good '\\u001b[31m?"${'x'.repeat(33)}…'`);
});
