import { expect, test } from 'vitest';
import { skeletonOf, toldApart } from './look-alike.ts';

test.each([
  ['Ann', 'Аnn'],
  ['Ann', 'ann'],
  ['Ann', 'A n n'],
  ['Ann', 'Ａｎｎ'],
  ['Ann', 'Ann\uFE0F'],
  ['Ann', 'An\u200Dn'],
  ['Bill', 'Bi1l'],
  ['Bill', 'BIII'],
  ['Bob', 'B0b'],
  ['Anna', 'Ánna'],
  ['Marnie', 'Mamie'],
  ['Ann', 'Ꭺɴɴ'],
  ['Ann', 'ꭺɴɴ'],
  ['Нина', 'нина'],
  ['Carl', 'ϲarl'],
  ['Петр', 'Пeтp'],
])('%j and %j look alike', (one, other) => {
  expect(skeletonOf(one)).toBe(skeletonOf(other));
});

test.each([
  ['Ann', 'Anna'],
  ['Ann', 'Bob'],
  ['李', '王'],
  ['🦙', '🐑'],
])('%j and %j do not', (one, other) => {
  expect(skeletonOf(one)).not.toBe(skeletonOf(other));
});

test('a name that looks like one of the others gets a number, and only then', () => {
  expect(toldApart('Ann', [])).toBe('Ann');
  expect(toldApart('Ann', ['Bob'])).toBe('Ann');
  expect(toldApart('Аnn', ['Ann'])).toBe('Аnn (2)');
  expect(toldApart('Ann', ['ann', 'Ann (2)'])).toBe('Ann (3)');
});
