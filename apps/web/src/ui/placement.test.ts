import { expect, test } from 'vitest';
import { placeBeside, type Box } from './placement.ts';

const ROOM = { width: 1440, height: 900 };
const SIZE = { width: 350, height: 200 };

function box(left: number, top: number, width: number, height: number): Box {
  return { left, top, right: left + width, bottom: top + height };
}

function covers(thing: Box, at: { left: number; top: number }, size = SIZE): boolean {
  return (
    at.left < thing.right &&
    at.left + size.width > thing.left &&
    at.top < thing.bottom &&
    at.top + size.height > thing.top
  );
}

test.each([
  ['in the middle', box(700, 400, 44, 44)],
  ['at the foot', box(20, 850, 44, 44)],
  ['in a corner', box(1400, 0, 40, 40)],
  ['as high as the window', box(400, 0, 300, 900)],
  ['as high as the window, on the right', box(1000, 0, 440, 900)],
  ['as wide as the window', box(0, 300, 1440, 100)],
])('what explains a thing %s lies in the window and does not cover it', (_, thing) => {
  const at = placeBeside(thing, SIZE, ROOM);
  expect(covers(thing, at)).toBe(false);
  expect(at.left).toBeGreaterThanOrEqual(0);
  expect(at.top).toBeGreaterThanOrEqual(0);
  expect(at.left + SIZE.width).toBeLessThanOrEqual(ROOM.width);
  expect(at.top + SIZE.height).toBeLessThanOrEqual(ROOM.height);
});
