import { clsx } from 'clsx';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { Icon } from '../art/icons/icon.tsx';
import { placeBeside, isIn } from './placement.ts';
import type { HintContent, Shown } from './hint-content.ts';
import styles from './hint.module.css';

interface BubbleProps {
  id: string;
  content: HintContent;
  shown: Shown;
  onStay: () => void;
  onLeave: () => void;
  onClose: () => void;
}

/** A long press has it at the foot of the screen instead. */
function place(bubble: HTMLElement, shown: Shown): void {
  const thing = document.querySelector(`[aria-describedby="${bubble.id}"]`);
  if (thing === null || shown === 'sheet') {
    bubble.style.translate = '';
    return;
  }
  const { offsetWidth: width, offsetHeight: height } = bubble;
  const room = { width: innerWidth, height: innerHeight };
  const { left, top } = placeBeside(thing.getBoundingClientRect(), { width, height }, room);
  bubble.style.translate = `${Math.round(left)}px ${Math.round(top)}px`;
}

/** The hint itself, in the browser's top layer; a screen reader reads it as the description of its thing. */
export function Bubble({ id, content, shown, onStay, onLeave, onClose }: BubbleProps) {
  const box = useRef<HTMLSpanElement>(null);
  // No CSS anchors: WebKit resolves styles for ever once a box with `position-try-fallbacks` lies in a tree that is
  // no longer displayed, such as a closed dialog (https://bugs.webkit.org/show_bug.cgi?id=299742).
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null || shown === 'no') return undefined;
    element.showPopover();
    place(element, shown);
    return () => {
      if (element.isConnected) element.hidePopover();
    };
  }, [shown]);
  useEffect(() => {
    const element = box.current;
    if (element === null || shown === 'no') return undefined;
    // It never swallows a press on what it covers; so its own place has to be looked at to know who points at it.
    let wasIn = false;
    const stayOrLeave = (event: PointerEvent): void => {
      if (event.pointerType === 'touch') return;
      const now = isIn(element.getBoundingClientRect(), event.clientX, event.clientY);
      if (now) onStay();
      else if (wasIn) onLeave();
      wasIn = now;
    };
    document.addEventListener('pointermove', stayOrLeave);
    const close = (event: Event) => {
      const isInside = event.target instanceof Node && element.contains(event.target);
      const isEscape = event instanceof KeyboardEvent && event.key === 'Escape';
      if (isEscape) event.stopPropagation();
      if (isEscape || (event.type === 'pointerdown' && !isInside)) onClose();
    };
    document.addEventListener('pointerdown', close, true);
    document.addEventListener('keydown', close, true);
    return () => {
      document.removeEventListener('pointermove', stayOrLeave);
      document.removeEventListener('pointerdown', close, true);
      document.removeEventListener('keydown', close, true);
    };
  }, [shown, onStay, onLeave, onClose]);
  // No `div`: hints also stand in the middle of sentences.
  return (
    <span
      ref={box}
      popover="manual"
      id={id}
      role="tooltip"
      className={clsx(styles.bubble, shown === 'sheet' && styles.sheet)}
    >
      {content.title !== undefined && <strong className={styles.title}>{content.title}</strong>}
      {content.text !== undefined && <span className={styles.text}>{content.text}</span>}
      {content.more !== undefined && (
        // The key `?` does the same from the thing itself, which keeps the focus.
        <button type="button" tabIndex={-1} className={styles.more} onClick={content.more.open}>
          <Icon name="help" size={16} />
          {content.more.label}
        </button>
      )}
    </span>
  );
}
