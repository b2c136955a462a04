import { useCallback, useEffect, useRef } from 'react';

/** Tells, whenever it is asked, whether the last press was that of a finger, which cannot point before it presses. */
export function useFinger(): () => boolean {
  const isFinger = useRef(false);
  useEffect(() => {
    const pressed = (event: Event): void => {
      isFinger.current = event instanceof PointerEvent && event.pointerType === 'touch';
    };
    document.addEventListener('pointerdown', pressed, true);
    document.addEventListener('keydown', pressed, true);
    return () => {
      document.removeEventListener('pointerdown', pressed, true);
      document.removeEventListener('keydown', pressed, true);
    };
  }, []);
  return useCallback(() => isFinger.current, []);
}
