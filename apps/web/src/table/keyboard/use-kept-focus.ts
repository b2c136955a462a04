import { useEffect, useLayoutEffect, useRef } from 'react';

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

/** Whoever plays with keys keeps their place: if what had the focus is gone, something near gets it. */
export function useKeptFocus(game: object): void {
  const last = useRef<Last | null>(null);
  useEffect(() => {
    const focused = ({ target }: FocusEvent): void => {
      if (target instanceof HTMLElement && target.matches(':focus-visible')) last.current = describe(target);
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
  useLayoutEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost && last.current !== null) successor(last.current)?.focus();
  }, [game]);
}
