import { type Point, within } from './drop-geometry.ts';
import { asTarget, type Target } from './paths.ts';

/** Pixels beside a space at which something may still be let go. */
const REACH = 28;

/** Open targets inside an element; equal things count as one. */
function openIn(inside: ParentNode, source: HTMLElement): HTMLElement[] {
  return [...inside.querySelectorAll<HTMLElement>('[data-open][data-target]')].filter(
    ({ dataset }) => dataset['target'] !== source.dataset['target'],
  );
}

/** Topmost element at a point, but for the box that the library for dragging lays under the pointer. */
function seenAt(x: number, y: number): Element | null {
  return (
    document.elementsFromPoint(x, y).find((element) => !element.matches('[data-pdnd-honey-pot]')) ?? null
  );
}

/** The open target that something let go here would come to lie on. */
export function targetElementAt(at: Point, source: HTMLElement): HTMLElement | null {
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

/** The target at a point on which what is let go cannot come to lie. */
export function closedTargetAt({ x, y }: Point, source: HTMLElement): Target | undefined {
  const closed = seenAt(x, y)?.closest<HTMLElement>('[data-target]:not([data-open])')?.dataset['target'];
  return closed === source.dataset['target'] ? undefined : asTarget(closed);
}

/** Mark on the element that something would come to lie on; null: none. */
export function createAim() {
  let aimed: HTMLElement | null = null;
  return {
    target: (): Target | undefined => asTarget(aimed?.dataset['target']),
    /** Which of several spaces for the same it is. */
    space: (): string | undefined => aimed?.dataset['space'],
    at(next: HTMLElement | null): void {
      if (next === aimed) return;
      aimed?.removeAttribute('data-over');
      next?.setAttribute('data-over', '');
      aimed = next;
    },
  };
}
