/** A point on the screen. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A rectangle on the screen. */
export type Box = Readonly<Record<'left' | 'top' | 'right' | 'bottom', number>>;

/** Nearer to an edge than this, what scrolls goes on scrolling; a space that is wholly in sight has its middle farther inside. */
const EDGE = 16;
/** So far past its upper edge a finger still scrolls it; past the lower one lies what is not yet placed. */
const BEYOND = 48;
/** At the edge itself, in pixels per picture. */
const FASTEST = 8;

/** Distance of a point from a box; 0 inside. */
export function distanceTo({ x, y }: Point, { left, top, right, bottom }: Box): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

/** Things whose boxes are not farther from a point than `reach`, the nearest first. */
export function within<Thing>(
  point: Point,
  things: readonly Thing[],
  boxOf: (thing: Thing) => Box,
  reach: number,
): Thing[] {
  return things
    .map((thing) => ({ thing, far: distanceTo(point, boxOf(thing)) }))
    .filter(({ far }) => far <= reach)
    .toSorted((one, other) => one.far - other.far)
    .map(({ thing }) => thing);
}

/** How high a finger is, and what it carries above itself. */
interface Heights {
  readonly finger: number;
  readonly tile: number;
}

/**
 * How many pixels to scroll in one picture: upwards is negative, 0 away from the edges. Somebody may aim with the finger
 * or with what it carries: what scrolls goes on only when both have come to the edge.
 */
export function edgeScroll({ finger, tile }: Heights, { top, bottom }: Pick<Box, 'top' | 'bottom'>): number {
  const speed = (near: number): number => Math.ceil(Math.min(near / EDGE, 1) * FASTEST);
  const above = EDGE - (finger - top);
  if (above > 0) return above > EDGE + BEYOND ? 0 : -speed(above);
  const below = EDGE - (bottom - tile);
  return below > 0 && below <= EDGE ? speed(below) : 0;
}
