import { expect, test } from 'vitest';
import { type Box, distanceTo, edgeScroll, within } from './drop-spot.ts';

const box = (left: number, top: number): Box => ({ left, top, right: left + 40, bottom: top + 40 });

test('inside a box nothing lies between', () => {
  expect(distanceTo({ x: 10, y: 10 }, box(0, 0))).toBe(0);
  expect(distanceTo({ x: 43, y: 44 }, box(0, 0))).toBe(5);
});

test('what lies under the finger comes before what lies beside it, and what is out of reach does not count', () => {
  const spaces = { beside: box(50, 0), under: box(0, 0), far: box(200, 0) };
  const names = Object.keys(spaces) as (keyof typeof spaces)[];
  expect(within({ x: 35, y: 20 }, names, (name) => spaces[name], 30)).toEqual(['under', 'beside']);
  expect(within({ x: 120, y: 20 }, names, (name) => spaces[name], 30)).toEqual(['beside']);
  expect(within({ x: 300, y: 300 }, names, (name) => spaces[name], 30)).toEqual([]);
});

test('near an edge the column goes on, the faster the nearer; elsewhere it stays', () => {
  const column = { top: 200, bottom: 600 };
  expect(edgeScroll(400, column)).toBe(0);
  expect(edgeScroll(201, column)).toBeLessThan(edgeScroll(240, column));
  expect(edgeScroll(240, column)).toBeLessThan(0);
  expect(edgeScroll(599, column)).toBeGreaterThan(0);
  expect(edgeScroll(700, column)).toBe(0);
});
