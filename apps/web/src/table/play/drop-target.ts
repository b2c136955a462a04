import { type Point, within } from './drop-spot.ts';
import { asSpot, type Spot } from './paths.ts';

/** So far beside a space something may be let go. */
const REACH = 28;

/** What may be pressed next, inside something; equal things count as one. */
function openIn(inside: ParentNode, source: HTMLElement): HTMLElement[] {
  return [...inside.querySelectorAll<HTMLElement>('[data-open][data-spot]')].filter(
    ({ dataset }) => dataset['spot'] !== source.dataset['spot'],
  );
}

/** What is seen at a point, but for the box that the library for dragging lays under the pointer. */
function seenAt(x: number, y: number): Element | null {
  return (
    document.elementsFromPoint(x, y).find((element) => !element.matches('[data-pdnd-honey-pot]')) ?? null
  );
}

/** The open spot that something let go here would come to lie on. */
export function targetAt(at: Point, source: HTMLElement): HTMLElement | null {
  const near = within(at, openIn(document, source), (thing) => thing.getBoundingClientRect(), REACH).find(
    (thing) => {
      const { left, top, right, bottom } = thing.getBoundingClientRect();
      // What is scrolled out of sight has a place on the screen as well.
      const seen = seenAt(
        Math.min(Math.max(at.x, left + 1), right - 1),
        Math.min(Math.max(at.y, top + 1), bottom - 1),
      );
      return thing.contains(seen);
    },
  );
  if (near !== undefined) return near;
  const around = seenAt(at.x, at.y)?.closest('[data-drop]');
  return around === null || around === undefined ? null : (openIn(around, source)[0] ?? null);
}

/** The spot at a point on which what is let go cannot come to lie. */
export function closedSpotAt({ x, y }: Point, source: HTMLElement): Spot | undefined {
  const closed = seenAt(x, y)?.closest<HTMLElement>('[data-spot]:not([data-open])')?.dataset['spot'];
  return closed === source.dataset['spot'] ? undefined : asSpot(closed);
}

/** Shows where something would come to lie; null: nowhere. */
export function createAim() {
  let target: HTMLElement | null = null;
  return {
    spot: (): Spot | undefined => asSpot(target?.dataset['spot']),
    /** Which of several spaces for the same it is. */
    space: (): string | undefined => target?.dataset['space'],
    at(next: HTMLElement | null): void {
      if (next === target) return;
      target?.removeAttribute('data-over');
      next?.setAttribute('data-over', '');
      target = next;
    },
  };
}
