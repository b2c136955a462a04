import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useFrame } from '../state/frame.ts';
import type { Target } from './paths.ts';
import { withMouse } from './with-mouse.ts';

/**
 * Lets what lies on a target be dragged, by a mouse and by a finger; dragging is pressing one target and then the other.
 * `key`: which of several equal things it is; `isThere`: whether something lies there.
 */
export function useDragging(target: Target, key: string, isThere: boolean) {
  const ref = useRef<HTMLSpanElement>(null);
  const { targets, selection, letGo } = useFrame();
  const isMovable = useSyncExternalStore(
    targets.subscribe,
    () => isThere && targets.choices().isMovable(target),
  );
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    return withMouse(({ draggable }) =>
      draggable({
        element,
        canDrag: () => targets.choices().isMovable(target),
        getInitialData: () => ({ target }),
        onDragStart: () => selection.set({ target, key, aim: null }),
        onDrop: ({ location }) => {
          if (location.current.dropTargets.length === 0) letGo();
        },
      }),
    );
  }, [target, key, targets, selection, letGo]);
  return { ref, 'data-target': target, 'data-movable': isMovable ? key : undefined };
}
