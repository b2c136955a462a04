/** A rectangle on the screen. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const APART = 8;

function within(at: number, size: number, room: number): number {
  return Math.max(APART, Math.min(at, room - size - APART));
}

/** Position of a box beside a thing that it does not cover: below, above, to the right, to the left, whichever fits first. */
export function placeBeside(
  thing: Box,
  size: Size,
  room: Size,
): { readonly left: number; readonly top: number } {
  const left = within(thing.left, size.width, room.width);
  const top = within(thing.top, size.height, room.height);
  const sides = [
    { free: room.height - thing.bottom, needs: size.height, left, top: thing.bottom + APART },
    { free: thing.top, needs: size.height, left, top: thing.top - APART - size.height },
    { free: room.width - thing.right, needs: size.width, left: thing.right + APART, top },
    { free: thing.left, needs: size.width, left: thing.left - APART - size.width, top },
  ];
  const fitting = sides.find(({ free, needs }) => free >= needs + 2 * APART);
  const best =
    fitting ?? sides.reduce((one, other) => (other.free - other.needs > one.free - one.needs ? other : one));
  return {
    left: within(best.left, size.width, room.width),
    top: within(best.top, size.height, room.height),
  };
}

/** Whether a point lies in a rectangle, or so near that the pointer may be on its way there. */
export function isIn({ left, top, right, bottom }: Box, x: number, y: number): boolean {
  return x >= left - APART && x <= right + APART && y >= top - APART && y <= bottom + APART;
}
