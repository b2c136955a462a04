import { expect, test } from 'vitest';
import { type Box, distanceTo, edgeScroll, within } from './drop-geometry.ts';

const box = (left: number, top: number): Box => ({ left, top, right: left + 40, bottom: top + 40 });

test('inside a box nothing lies between', () => {
  expect(distanceTo({ x: 10, y: 10 }, box(0, 0))).toBe(0);
  expect(distanceTo({ x: 43, y: 44 }, box(0, 0))).toBe(5);
});

test('what lies under the finger comes before what lies beside it, and what is out of reach does not count', () => {
  const spaces = { near: box(50, 0), under: box(0, 0), far: box(200, 0) };
  const names = Object.keys(spaces) as (keyof typeof spaces)[];
  expect(within({ x: 35, y: 20 }, names, (name) => spaces[name], 30)).toEqual(['under', 'near']);
  expect(within({ x: 120, y: 20 }, names, (name) => spaces[name], 30)).toEqual(['near']);
  expect(within({ x: 300, y: 300 }, names, (name) => spaces[name], 30)).toEqual([]);
});

const column = { top: 200, bottom: 600 };
/** The finger at that height, and the tile above it. */
const withFingerAt = (finger: number) => edgeScroll({ finger, tile: finger - 36 }, column);
const withTileAt = (tile: number) => edgeScroll({ tile, finger: tile + 36 }, column);

test('at an edge the column goes on, the faster the nearer; elsewhere it stays', () => {
  expect(withFingerAt(400)).toBe(0);
  expect(withFingerAt(201)).toBeLessThan(withFingerAt(212));
  expect(withFingerAt(212)).toBeLessThan(0);
  expect(withTileAt(599)).toBeGreaterThan(withTileAt(588));
  expect(withTileAt(588)).toBeGreaterThan(0);
});

test('a space that is wholly in sight can be aimed at, with the finger or with the tile, and the column stays', () => {
  for (const inside of [20, 30, 45]) {
    expect(withFingerAt(column.top + inside)).toBe(0);
    expect(withTileAt(column.top + inside)).toBe(0);
    expect(withFingerAt(column.bottom - inside)).toBe(0);
    expect(withTileAt(column.bottom - inside)).toBe(0);
  }
});

test('a little past the upper edge the column still goes on; far from it, and below the lower one, it stays', () => {
  expect(withFingerAt(180)).toBe(withFingerAt(200));
  expect(withFingerAt(100)).toBe(0);
  expect(withTileAt(601)).toBe(0);
});
