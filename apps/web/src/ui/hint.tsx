import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { Bubble } from './hint-bubble.tsx';
import type { HintContent, Shown } from './hint-content.ts';
import { createPress } from './press.ts';

/** A pointer that rests this long asks for the hint; leaving this long dismisses it, so that the pointer can reach it. */
const OPEN_AFTER = 350;
const CLOSE_AFTER = 160;

/**
 * An explanation for the thing that takes the trigger's properties: by pointing, by focus, by a long press.
 * Without content there is none. Nothing may be said only here.
 */
export function useHint(content: HintContent | undefined) {
  const id = useId();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [shown, setShown] = useState<Shown>('no');
  const [press] = useState(() => createPress(() => setShown('sheet')));
  const later = useCallback((next: Shown, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setShown(next), delay);
  }, []);
  const stay = useCallback(() => clearTimeout(timer.current), []);
  const leave = useCallback(() => later('no', CLOSE_AFTER), [later]);
  const close = useCallback(() => {
    clearTimeout(timer.current);
    setShown('no');
  }, []);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      press.cancel();
    },
    [press],
  );
  if (content === undefined) return { trigger: {}, bubble: null };

  const trigger = {
    'aria-describedby': id,
    ...(content.more !== undefined && { 'aria-keyshortcuts': '?' }),
    onPointerLeave: (event: React.PointerEvent) => {
      if (event.pointerType !== 'touch') leave();
      press.cancel();
    },
    onPointerDown: (event: React.PointerEvent) => {
      press.forget();
      if (event.pointerType === 'touch') press.start(event.clientX, event.clientY);
    },
    onPointerMove: (event: React.PointerEvent) => {
      press.move(event.clientX, event.clientY);
      if (event.pointerType === 'touch') return;
      if (shown === 'no') later('bubble', OPEN_AFTER);
      else stay();
    },
    onPointerUp: press.cancel,
    onPointerCancel: press.cancel,
    onContextMenu: (event: React.MouseEvent) => {
      if (press.isOn()) event.preventDefault();
    },
    onClickCapture: (event: React.MouseEvent) => {
      if (press.swallowsClick()) event.stopPropagation();
      else if (content.onPress === true) setShown(isTouch(event) ? 'sheet' : 'bubble');
      else close();
    },
    onFocus: (event: React.FocusEvent) => {
      if (event.currentTarget.matches(':focus-visible')) setShown('bubble');
    },
    onBlur: close,
    onKeyDown: (event: React.KeyboardEvent) => {
      press.forget();
      if (event.key === '?' && content.more !== undefined) content.more.open();
    },
  };
  const bubble = (
    <Bubble id={id} content={content} shown={shown} onStay={stay} onLeave={leave} onClose={close} />
  );
  return { trigger, bubble };
}

function isTouch(event: React.MouseEvent): boolean {
  return event.nativeEvent instanceof PointerEvent && event.nativeEvent.pointerType === 'touch';
}
