/** From where to where something reaches on the screen. */
interface Span {
  readonly top: number;
  readonly bottom: number;
}

/** What is cut off by less than this is whole to the eye. */
const HAIR = 1;

/** Above what is too high to stand in the middle. */
const GAP = 8;

/** Whether something is wholly to be seen. */
export function isInSight({ top, bottom }: Span, within: Span): boolean {
  return top >= within.top - HAIR && bottom <= within.bottom + HAIR;
}

/** How far to scroll down for something to stand in the middle; what is too high begins at the top. */
export function wayTo({ top, bottom }: Span, within: Span): number {
  const room = within.bottom - within.top - (bottom - top);
  return top - within.top - Math.max(room / 2, GAP);
}
