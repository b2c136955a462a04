import { useEffect, useRef, useState } from 'react';
import { createPress } from '../../ui/press.ts';

/** What somebody asks about: the element, and whether they hold a finger on it. */
export interface Asked {
  readonly element: HTMLElement;
  readonly isHeld: boolean;
}

/** Pointing this long asks; leaving this long is an end of it, so that the pointer can reach the answer. */
const OPEN_AFTER = 550;
const CLOSE_AFTER = 200;

function aboutOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-about]') : null;
}

/** Listens to who asks about something on the table: by pointing, by a long press, by the key D. */
export function useAsked(bubble: React.RefObject<HTMLElement | null>) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const open = useRef<HTMLElement | null>(null);
  useEffect(() => {
    open.current = asked?.element ?? null;
  }, [asked]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let finger: HTMLElement | null = null;
    const later = (next: Asked | null, delay: number): void => {
      clearTimeout(timer);
      timer = setTimeout(() => setAsked(next), delay);
    };
    const close = (): void => {
      clearTimeout(timer);
      setAsked(null);
    };
    const press = createPress(() => finger !== null && setAsked({ element: finger, isHeld: true }));
    const listeners: { [K in keyof DocumentEventMap]?: (event: DocumentEventMap[K]) => void } = {
      pointerover(event) {
        if (event.pointerType === 'touch' || event.buttons !== 0) return;
        const isInside = event.target instanceof Node && bubble.current?.contains(event.target) === true;
        const found = aboutOf(event.target);
        // What can be done shows its price and gain by itself; an answer would only lie in the way.
        const isAction = found?.dataset['open'] !== undefined && found.dataset['spot']?.startsWith('action:');
        const element = isAction === true ? null : found;
        if (isInside || (element !== null && element === open.current)) clearTimeout(timer);
        else if (element !== null) later({ element, isHeld: false }, OPEN_AFTER);
        else later(null, CLOSE_AFTER);
      },
      pointerdown(event) {
        if (event.target instanceof Node && bubble.current?.contains(event.target) === true) return;
        close();
        finger = event.pointerType === 'touch' ? aboutOf(event.target) : null;
        if (finger !== null) press.start(event.clientX, event.clientY);
      },
      pointermove: (event) => press.move(event.clientX, event.clientY),
      pointerup: press.cancel,
      pointercancel: press.cancel,
      contextmenu: (event) => press.isOn() && event.preventDefault(),
      click(event) {
        if (!press.swallowsClick()) return;
        event.stopPropagation();
        event.preventDefault();
      },
      keydown(event) {
        if (event.key === 'Escape' && open.current !== null) {
          event.stopPropagation();
          return close();
        }
        const isTyping = event.target instanceof HTMLElement && event.target.matches('input, textarea');
        const element = aboutOf(event.target);
        if (event.key === 'd' && element !== null && !isTyping && !event.ctrlKey && !event.metaKey) {
          clearTimeout(timer);
          setAsked({ element, isHeld: false });
        }
      },
      scroll: close,
    };
    const all = Object.entries(listeners) as [string, EventListener][];
    for (const [type, heard] of all) document.addEventListener(type, heard, true);
    return () => {
      clearTimeout(timer);
      press.cancel();
      for (const [type, heard] of all) document.removeEventListener(type, heard, true);
    };
  }, [bubble]);
  return { asked, close: () => setAsked(null) };
}
