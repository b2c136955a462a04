/** A point on the screen. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A rectangle on the screen. */
export type Box = Readonly<Record<'left' | 'top' | 'right' | 'bottom', number>>;

/** Nearer to an edge than this, what scrolls goes on scrolling. */
const EDGE = 48;
/** At the edge itself, in pixels per picture. */
const FASTEST = 12;

/** How far a point lies outside a box; 0 inside. */
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

/** How many pixels to scroll in one picture for a finger at that height: upwards is negative, 0 away from the edges. */
export function edgeScroll(y: number, { top, bottom }: Pick<Box, 'top' | 'bottom'>): number {
  if (y < top || y > bottom) return 0;
  const above = EDGE - (y - top);
  const below = EDGE - (bottom - y);
  if (above > 0 && above >= below) return -Math.ceil((above / EDGE) * FASTEST);
  return below > 0 ? Math.ceil((below / EDGE) * FASTEST) : 0;
}
