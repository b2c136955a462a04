import type { Frame } from '../state/frame.ts';
import { edgeScroll, type Point, within } from './drop-spot.ts';

/** A finger that has moved so far drags; before, it may still be a tap. */
const STARTS = 10;
/** So far beside a space a tile may be let go. */
const REACH = 28;
/** The tile is carried above the finger, where it can be seen. */
const ABOVE = 36;
/** So many pictures a finger rests near an edge before the column goes on: it may only be passing. */
const PASSING = 15;

interface Touch {
  readonly id: number;
  readonly source: HTMLElement;
  readonly from: Point;
  at: Point;
}

/** Where the tile is seen for a finger that is here. */
function above({ x, y }: Point): Point {
  return { x, y: y - ABOVE };
}

/** What may be pressed next, inside something; equal things count as one. */
function openIn(inside: ParentNode, source: HTMLElement): HTMLElement[] {
  return [...inside.querySelectorAll<HTMLElement>('[data-open][data-spot]')].filter(
    ({ dataset }) => dataset['spot'] !== source.dataset['spot'],
  );
}

/** The open spot that something let go here would come to lie on. */
function targetAt(at: Point, source: HTMLElement): HTMLElement | null {
  const near = within(at, openIn(document, source), (thing) => thing.getBoundingClientRect(), REACH).find(
    (thing) => {
      const { left, top, right, bottom } = thing.getBoundingClientRect();
      // What is scrolled out of sight has a place on the screen as well.
      const seen = document.elementFromPoint(
        Math.min(Math.max(at.x, left + 1), right - 1),
        Math.min(Math.max(at.y, top + 1), bottom - 1),
      );
      return thing.contains(seen);
    },
  );
  if (near !== undefined) return near;
  const around = document.elementFromPoint(at.x, at.y)?.closest('[data-drop]');
  return around === null || around === undefined ? null : (openIn(around, source)[0] ?? null);
}

function scrollerAt({ x, y }: Point): Element | null {
  let element = document.elementFromPoint(x, y);
  while (element !== null) {
    const isScroller = element.scrollHeight > element.clientHeight + 1;
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
export function listenToFingers({ hand, press, letGo }: Pick<Frame, 'hand' | 'press' | 'letGo'>): () => void {
  let touch: Touch | null = null;
  let carried: HTMLElement | null = null;
  let target: HTMLElement | null = null;
  let atEdge = 0;

  const aimAt = (next: HTMLElement | null): void => {
    if (next === target) return;
    target?.removeAttribute('data-over');
    next?.setAttribute('data-over', '');
    target = next;
  };
  const picture = (): void => {
    if (touch === null || carried === null) return;
    const { at, source } = touch;
    const tile = above(at);
    carried.style.translate = `${tile.x}px ${tile.y}px`;
    const scroller = scrollerAt(tile);
    const way = scroller === null ? 0 : edgeScroll(tile.y, scroller.getBoundingClientRect());
    atEdge = way === 0 ? 0 : atEdge + 1;
    if (atEdge > PASSING) scroller?.scrollBy({ top: way, behavior: 'instant' });
    aimAt(targetAt(tile, source) ?? targetAt(at, source));
    requestAnimationFrame(picture);
  };
  const stop = (): void => {
    if (touch !== null) touch.source.draggable = true;
    touch = null;
    carried?.remove();
    carried = null;
    aimAt(null);
  };
  const begin = ({ source }: Touch): void => {
    const { spot, movable } = source.dataset;
    if (spot === undefined) return;
    hand.set({ spot, key: movable ?? null, aim: null });
    carried = carriedOf(source);
    atEdge = 0;
    requestAnimationFrame(picture);
  };
  const listeners = {
    pointerdown({ pointerType, pointerId: id, isPrimary, target: on, clientX: x, clientY: y }: PointerEvent) {
      if (pointerType !== 'touch' || !isPrimary || !(on instanceof Element)) return;
      const source = on.closest<HTMLElement>('[data-movable]');
      if (source === null) return;
      touch = { id, source, from: { x, y }, at: { x, y } };
      source.draggable = false;
    },
    pointermove({ pointerId, clientX: x, clientY: y }: PointerEvent) {
      if (touch === null || touch.id !== pointerId) return;
      touch.at = { x, y };
      if (carried === null && Math.hypot(x - touch.from.x, y - touch.from.y) > STARTS) begin(touch);
    },
    pointerup({ pointerId }: PointerEvent) {
      if (touch === null || touch.id !== pointerId) return;
      const wasCarried = carried !== null;
      if (wasCarried) aimAt(targetAt(above(touch.at), touch.source) ?? targetAt(touch.at, touch.source));
      const spot = target?.dataset['spot'];
      stop();
      if (!wasCarried) return;
      if (spot === undefined) letGo();
      else press(spot);
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
