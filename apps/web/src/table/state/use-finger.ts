import { useEffect, useState } from 'react';

/** Tells, whenever it is asked, whether the last press was that of a finger, which cannot point before it presses. */
export function useFinger(): () => boolean {
  const [last] = useState({ isFinger: false });
  useEffect(() => {
    const pressed = (event: Event): void => {
      last.isFinger = event instanceof PointerEvent && event.pointerType === 'touch';
    };
    document.addEventListener('pointerdown', pressed, true);
    document.addEventListener('keydown', pressed, true);
    return () => {
      document.removeEventListener('pointerdown', pressed, true);
      document.removeEventListener('keydown', pressed, true);
    };
  }, [last]);
  return () => last.isFinger;
}
