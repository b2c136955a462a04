import { useCallback, useEffect, useRef, useState } from 'react';
import { isIn } from '../../ui/placement.ts';
import { createPress } from '../../ui/press.ts';

/** What somebody asks about: the element, and whether they hold a finger on it. */
export interface Asked {
  readonly element: HTMLElement;
  readonly isHeld: boolean;
}

/** A pointer that rests this long asks; leaving this long is an end of it, so that the pointer can reach the answer. */
const OPEN_AFTER = 550;
const CLOSE_AFTER = 200;
/** A hand that trembles by so many pixels rests. */
const STILL = 3;

function aboutOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-about]') : null;
}

/** What a pointer asks about. What can be done shows its price and gain by itself; an answer would only lie in the way. */
function pointedAt(target: EventTarget | null): HTMLElement | null {
  const found = aboutOf(target);
  const isAction = found?.dataset['open'] !== undefined && found.dataset['target']?.startsWith('action:');
  return isAction === true ? null : found;
}

/** What the key asks about: the focused thing, then one after the other what it shows. */
function nextAsked(target: EventTarget | null, before: HTMLElement | null): HTMLElement | null {
  if (!(target instanceof Element) || target === document.body) return null;
  const around = aboutOf(target);
  const inside = [...target.querySelectorAll<HTMLElement>('[data-about]')];
  const all = around === null ? inside : [around, ...inside];
  return all[(before === null ? 0 : all.indexOf(before) + 1) % all.length] ?? null;
}

/** Listens to who asks about something on the table: by pointing, by a long press, by the key D. */
export function useAsked(bubble: React.RefObject<HTMLElement | null>) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const open = useRef<HTMLElement | null>(null);
  useEffect(() => {
    open.current = asked?.element ?? null;
  }, [asked]);
  useEffect(() => {
    let opening: ReturnType<typeof setTimeout> | undefined;
    let closing: ReturnType<typeof setTimeout> | undefined;
    let finger: HTMLElement | null = null;
    let restsAt = { x: -1, y: -1 };
    const stay = (): void => {
      clearTimeout(closing);
      closing = undefined;
    };
    const close = (): void => {
      clearTimeout(opening);
      stay();
      setAsked(null);
    };
    const press = createPress(() => finger !== null && setAsked({ element: finger, isHeld: true }));
    /** Only a hand that moves asks: what comes to lie under a resting pointer was not pointed at. */
    const moved = ({ target, clientX: x, clientY: y }: PointerEvent): void => {
      if (Math.hypot(x - restsAt.x, y - restsAt.y) <= STILL) return;
      restsAt = { x, y };
      clearTimeout(opening);
      const element = pointedAt(target);
      const answer = open.current === null ? null : (bubble.current?.getBoundingClientRect() ?? null);
      if (open.current !== null && (element === open.current || (answer !== null && isIn(answer, x, y)))) {
        return stay();
      }
      if (open.current !== null) closing ??= setTimeout(close, CLOSE_AFTER);
      if (element === null) return;
      opening = setTimeout(() => {
        stay();
        setAsked({ element, isHeld: false });
      }, OPEN_AFTER);
    };
    const listeners: { [K in keyof DocumentEventMap]?: (event: DocumentEventMap[K]) => void } = {
      pointerdown(event) {
        press.forget();
        if (event.target instanceof Node && bubble.current?.contains(event.target) === true) return;
        close();
        finger = event.pointerType === 'touch' ? aboutOf(event.target) : null;
        if (finger !== null) press.start(event.clientX, event.clientY);
      },
      pointermove(event) {
        press.move(event.clientX, event.clientY);
        if (event.pointerType !== 'touch' && event.buttons === 0) moved(event);
      },
      pointerup: press.cancel,
      pointercancel: press.cancel,
      contextmenu: (event) => press.isOn() && event.preventDefault(),
      click(event) {
        if (!press.swallowsClick()) return;
        event.stopPropagation();
        event.preventDefault();
      },
      keydown(event) {
        press.forget();
        if (event.key === 'Escape' && open.current !== null) {
          event.stopPropagation();
          return close();
        }
        const isTyping = event.target instanceof HTMLElement && event.target.matches('input, textarea');
        const element = nextAsked(event.target, open.current);
        if (event.key === 'd' && element !== null && !isTyping && !event.ctrlKey && !event.metaKey) {
          clearTimeout(opening);
          setAsked({ element, isHeld: false });
        }
      },
      scroll: close,
    };
    const all = Object.entries(listeners) as [string, EventListener][];
    for (const [type, heard] of all) document.addEventListener(type, heard, true);
    return () => {
      clearTimeout(opening);
      clearTimeout(closing);
      press.cancel();
      for (const [type, heard] of all) document.removeEventListener(type, heard, true);
    };
  }, [bubble]);
  const close = useCallback(() => setAsked(null), []);
  return { asked, close };
}
