import { useEffect, useLayoutEffect, useRef } from 'react';
import type { AtTable } from '../state/at-table.ts';

/** What had the focus last: found again by its spot, or by where it stood. */
interface Last {
  readonly spot: string | undefined;
  readonly part: HTMLElement | null;
  readonly x: number;
  readonly y: number;
}

function describe(element: HTMLElement): Last {
  const { x, y } = element.getBoundingClientRect();
  return {
    spot: element.closest<HTMLElement>('[data-spot]')?.dataset['spot'],
    part: element.closest<HTMLElement>('[data-part]'),
    x,
    y,
  };
}

function nearest(things: readonly HTMLElement[], { x, y }: Last): HTMLElement | undefined {
  const apart = (thing: HTMLElement): number => {
    const box = thing.getBoundingClientRect();
    return Math.hypot(box.x - x, box.y - y);
  };
  return things.toSorted((one, other) => apart(one) - apart(other))[0];
}

function buttons(inside: ParentNode, what: string): HTMLElement[] {
  return [...inside.querySelectorAll<HTMLElement>(what)].filter((thing) => thing.checkVisibility());
}

function successor(last: Last): HTMLElement | null {
  const same =
    last.spot === undefined
      ? []
      : buttons(
          document,
          `[data-spot="${CSS.escape(last.spot)}"] button, button[data-spot="${CSS.escape(last.spot)}"]`,
        );
  const inPart = last.part?.isConnected === true ? buttons(last.part, 'button') : [];
  const open = buttons(document, '[data-open] button, button[data-open]');
  return (
    nearest(same, last) ??
    nearest(open, last) ??
    nearest(inPart, last) ??
    document.querySelector<HTMLElement>('[data-part~="main"] button')
  );
}

/** Where the focus waits while there is nothing to press: on what the game waits for. */
const WAITING = '[data-part~="status"]';

/** Whether the focus is nowhere, or waits for something to be pressed. */
export function isFocusFree(): boolean {
  const { activeElement: focused } = document;
  return focused === null || focused === document.body || focused.matches(WAITING);
}

function keep(last: Last | null): void {
  if (last === null || !isFocusFree() || document.querySelector('dialog[open]') !== null) return;
  (successor(last) ?? document.querySelector<HTMLElement>(WAITING))?.focus({ preventScroll: true });
}

/** Whoever plays with keys keeps their place: if what had the focus is gone, something near gets it. */
export function useKeptFocus({ hand, front }: Pick<AtTable, 'hand' | 'front'>): void {
  const last = useRef<Last | null>(null);
  useEffect(() => {
    const focused = ({ target }: FocusEvent): void => {
      if (!(target instanceof HTMLElement) || target.matches(WAITING)) return;
      if (target.matches(':focus-visible')) last.current = describe(target);
    };
    const pointed = (): void => {
      last.current = null;
    };
    document.addEventListener('focusin', focused);
    document.addEventListener('pointerdown', pointed);
    return () => {
      document.removeEventListener('focusin', focused);
      document.removeEventListener('pointerdown', pointed);
    };
  }, []);
  // With whatever the game tells, something may go that had the focus.
  useLayoutEffect(() => keep(last.current));
  // So it may when a tile is let go, or when something in front of the table has gone.
  useEffect(() => {
    let frame = 0;
    const soon = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => keep(last.current));
    };
    const stops = [hand.subscribe(soon), front.subscribe(soon)];
    return () => {
      cancelAnimationFrame(frame);
      for (const stop of stops) stop();
    };
  }, [hand, front]);
}
