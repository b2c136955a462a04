import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createLimiter, MINUTE, SECOND } from './limiter.ts';

test('a share may be taken at once, then comes back evenly', () => {
  const limiter = createLimiter({ most: 3, within: 3 * SECOND });
  expect([1, 2, 3].map(() => limiter.take('a', 0))).toEqual([0, 0, 0]);
  expect(limiter.take('a', 0)).toBe(1000);
  expect(limiter.take('a', 999)).toBe(1);
  expect(limiter.take('a', 1000)).toBe(0);
  expect(limiter.take('a', 1000)).toBe(1000);
  expect(limiter.take('a', 60_000)).toBe(0);
});

test('keys do not share, and what was refused costs nothing', () => {
  const limiter = createLimiter({ most: 1, within: SECOND });
  expect(limiter.take('a', 0)).toBe(0);
  expect(limiter.take('b', 0)).toBe(0);
  for (let i = 0; i < 100; i++) expect(limiter.take('a', 500)).toBe(500);
  expect(limiter.take('a', 1000)).toBe(0);
});

test('zero is no limit', () => {
  const limiter = createLimiter({ most: 0, within: MINUTE });
  for (let i = 0; i < 1000; i++) expect(limiter.take('a', 0)).toBe(0);
});

test('in no stretch of time does a key get more than twice its share, however it is asked', () => {
  const waits = fc.array(fc.integer({ min: 0, max: 3 * SECOND }), { minLength: 1, maxLength: 200 });
  fc.assert(
    fc.property(waits, fc.integer({ min: 1, max: 20 }), (pauses, most) => {
      const limiter = createLimiter({ most, within: 10 * SECOND });
      const taken: number[] = [];
      let now = 0;
      for (const pause of pauses) {
        now += pause;
        if (limiter.take('a', now) === 0) taken.push(now);
      }
      for (const start of taken) {
        const inside = taken.filter((at) => at >= start && at < start + 10 * SECOND).length;
        expect(inside).toBeLessThanOrEqual(2 * most);
      }
    }),
  );
});

test('what costs more takes more of the share, and never more than all of it', () => {
  const limiter = createLimiter({ most: 10, within: 10 * SECOND });
  expect([limiter.take('a', 0, 4), limiter.take('a', 0, 4)]).toEqual([0, 0]);
  expect(limiter.take('a', 0, 4)).toBe(2 * SECOND);
  expect(limiter.take('a', 0)).toBe(0);
  expect([limiter.take('b', 0, 50), limiter.take('b', 0)]).toEqual([0, SECOND]);
});

test('of more keys than fit in memory, the one unused for longest is forgotten, and no other', () => {
  const limiter = createLimiter({ most: 1, within: MINUTE }, 2);
  expect(['a', 'b'].map((key) => limiter.take(key, 0))).toEqual([0, 0]);
  expect(limiter.take('a', MINUTE)).toBe(0);
  expect(limiter.take('c', MINUTE)).toBe(0);
  expect(limiter.take('a', MINUTE)).toBe(MINUTE);
  expect(limiter.take('c', MINUTE)).toBe(MINUTE);
  expect(limiter.take('b', 1.5 * MINUTE)).toBe(0);
  expect(limiter.take('a', 1.5 * MINUTE)).toBe(0);
});
