import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useFrame } from '../state/frame.ts';
import type { Spot } from './paths.ts';
import { withMouse } from './with-mouse.ts';

/**
 * Lets what lies on a spot be dragged, by a mouse and by a finger; dragging is pressing one spot and then the other.
 * `key`: which of several equal things it is; `isThere`: whether something lies there.
 */
export function useDragging(spot: Spot, key: string, isThere: boolean) {
  const ref = useRef<HTMLSpanElement>(null);
  const { spots, hand, letGo } = useFrame();
  const isMovable = useSyncExternalStore(spots.subscribe, () => isThere && spots.choices().isMovable(spot));
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    return withMouse(({ draggable }) =>
      draggable({
        element,
        canDrag: () => spots.choices().isMovable(spot),
        getInitialData: () => ({ spot }),
        onDragStart: () => hand.set({ spot, key, aim: null }),
        onDrop: ({ location }) => {
          if (location.current.dropTargets.length === 0) letGo();
        },
      }),
    );
  }, [spot, key, spots, hand, letGo]);
  return { ref, 'data-spot': spot, 'data-movable': isMovable ? key : undefined };
}
