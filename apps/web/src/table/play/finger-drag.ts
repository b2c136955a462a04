import type { Frame } from '../state/frame.ts';
import { edgeScroll, type Point } from './drop-geometry.ts';
import { closedTargetAt, createAim, targetElementAt } from './drop-target.ts';
import { asTarget } from './paths.ts';

/** A finger that has moved so far drags; before, it may still be a tap. */
const STARTS = 10;
/** The tile is carried above the finger, where it can be seen. */
const ABOVE = 36;
/** Frames that a finger rests near an edge before the column scrolls: it may only be passing. */
const PASSING = 15;

type FingerFrame = Pick<Frame, 'selection' | 'press' | 'explain' | 'letGo' | 'tilePlacement'>;

interface Touch {
  readonly id: number;
  readonly source: HTMLElement;
  readonly from: Point;
  at: Point;
}

/** Position of the carried tile for a finger at a point. */
function above({ x, y }: Point): Point {
  return { x, y: y - ABOVE };
}

/**
 * The finger is ours, from its first move on. Else a browser takes a quick one for a throw, even where nothing can be
 * scrolled by touching, and the next tap anywhere for the one that stops it: no click would follow.
 */
function keepFromThrowing(event: Event): void {
  if (event.cancelable) event.preventDefault();
}

/** Scroller at a point that has something in it that can be pressed. */
function scrollerAt({ x, y }: Point): Element | null {
  let element = document.elementFromPoint(x, y);
  while (element !== null) {
    const isScroller =
      element.scrollHeight > element.clientHeight + 1 && element.querySelector('[data-open]') !== null;
    if (isScroller && ['auto', 'scroll'].includes(getComputedStyle(element).overflowY)) return element;
    element = element.parentElement;
  }
  return null;
}

/** A picture of what is carried, over everything else. */
function carriedOf(source: HTMLElement): HTMLElement {
  const carried = document.createElement('div');
  carried.dataset['carried'] = '';
  carried.ariaHidden = 'true';
  const face = source.querySelector('svg, img')?.cloneNode(true);
  if (face !== undefined) carried.append(face);
  document.body.append(carried);
  return carried;
}

/**
 * Lets a finger drag what carries the mark `data-movable`. The browser's own dragging begins with a long press, which
 * tells about a thing here, and not every browser has it for fingers.
 */
export function listenToFingers({
  selection,
  press,
  explain,
  letGo,
  tilePlacement,
}: FingerFrame): () => void {
  let touch: Touch | null = null;
  let carried: HTMLElement | null = null;
  let scroller: Element | null = null;
  let atEdge = 0;
  // What is taken up at an edge should not move it: first it has to go away from there.
  let hasLeft = false;

  const aim = createAim();
  const picture = (): void => {
    if (touch === null || carried === null) return;
    const { at, source } = touch;
    const tile = above(at);
    carried.style.translate = `${tile.x}px ${tile.y}px`;
    scroller = scrollerAt(tile) ?? scrollerAt(at) ?? scroller;
    const heights = { finger: at.y, tile: tile.y };
    const way = scroller === null ? 0 : edgeScroll(heights, scroller.getBoundingClientRect());
    hasLeft ||= way === 0;
    atEdge = way === 0 || !hasLeft ? 0 : atEdge + 1;
    if (atEdge > PASSING) scroller?.scrollBy({ top: way, behavior: 'instant' });
    aim.at(targetElementAt(tile, source) ?? targetElementAt(at, source));
    requestAnimationFrame(picture);
  };
  const stop = (): void => {
    if (touch !== null) {
      touch.source.draggable = true;
      touch.source.removeEventListener('touchmove', keepFromThrowing);
    }
    touch = null;
    carried?.remove();
    carried = null;
    aim.at(null);
  };
  const begin = ({ source }: Touch): void => {
    const { movable } = source.dataset;
    const target = asTarget(source.dataset['target']);
    if (target === undefined) return;
    selection.set({ target, key: movable ?? null, aim: null });
    carried = carriedOf(source);
    scroller = null;
    atEdge = 0;
    hasLeft = false;
    requestAnimationFrame(picture);
  };
  const listeners = {
    pointerdown({ pointerType, pointerId: id, isPrimary, target: on, clientX: x, clientY: y }: PointerEvent) {
      if (pointerType !== 'touch' || !isPrimary || !(on instanceof Element)) return;
      const source = on.closest<HTMLElement>('[data-movable]');
      if (source === null) return;
      stop();
      touch = { id, source, from: { x, y }, at: { x, y } };
      source.draggable = false;
      // Not on the whole page: all scrolling would have to wait for it.
      source.addEventListener('touchmove', keepFromThrowing, { passive: false });
    },
    pointermove({ pointerId, clientX: x, clientY: y }: PointerEvent) {
      if (touch === null || touch.id !== pointerId) return;
      touch.at = { x, y };
      if (carried === null && Math.hypot(x - touch.from.x, y - touch.from.y) > STARTS) begin(touch);
    },
    pointerup({ pointerId }: PointerEvent) {
      if (touch === null || touch.id !== pointerId) return;
      const wasCarried = carried !== null;
      if (wasCarried)
        aim.at(targetElementAt(above(touch.at), touch.source) ?? targetElementAt(touch.at, touch.source));
      const target = aim.target();
      tilePlacement.land(aim.space() ?? '');
      const closed = wasCarried ? closedTargetAt(above(touch.at), touch.source) : undefined;
      stop();
      if (!wasCarried) return;
      if (target !== undefined) return press(target);
      if (closed !== undefined) explain(closed);
      letGo();
    },
    pointercancel({ pointerId }: PointerEvent) {
      if (touch === null || touch.id !== pointerId) return;
      const wasCarried = carried !== null;
      stop();
      if (wasCarried) letGo();
    },
  };
  const all = Object.entries(listeners) as [string, EventListener][];
  for (const [type, heard] of all) document.addEventListener(type, heard, true);
  return () => {
    stop();
    for (const [type, heard] of all) document.removeEventListener(type, heard, true);
  };
}
