import { expect, test } from 'vitest';
import { sameParts } from './same-parts.ts';

const before = {
  players: [
    { coins: 1, sites: { farm: ['fish'] } },
    { coins: 2, sites: {} },
  ],
  event: null,
};

test('what has not changed is the very same as before', () => {
  const after = sameParts(before, structuredClone(before));
  expect(after).toBe(before);
});

test('beside what has changed the rest is the very same', () => {
  const next = structuredClone(before);
  next.players[0]?.sites.farm?.push('food');
  const after = sameParts(before, next);
  expect(after).toEqual(next);
  expect(after.players[1]).toBe(before.players[1]);
  expect(after.players[0]).not.toBe(before.players[0]);
});

test('parts that come or go are noticed', () => {
  expect(sameParts({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
  expect(sameParts({ a: undefined }, { b: undefined })).toEqual({ b: undefined });
  expect(sameParts([1, 2], [1])).toEqual([1]);
  expect(sameParts([], {})).toEqual({});
  expect(sameParts(null, { a: 1 })).toEqual({ a: 1 });
});
