import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { useEffect, useRef } from 'react';
import { useFrame } from '../state/frame.ts';
import type { Spot } from './paths.ts';

/** Lets a spot be dragged by a mouse if it can be held, and be dropped on; dragging is pressing one spot and then the other. */
export function useDragging(spot: Spot, key: string) {
  const ref = useRef<HTMLSpanElement>(null);
  const { spots, hand, press, letGo } = useFrame();
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    return combine(
      draggable({
        element,
        canDrag: () => spots.choices().isMovable(spot),
        getInitialData: () => ({ spot }),
        onDragStart: () => hand.set({ spot, key, aim: null }),
        onDrop: ({ location }) => {
          if (location.current.dropTargets.length === 0) letGo();
        },
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => {
          const from = source.data['spot'];
          return typeof from === 'string' && spots.choices().isOpen(spot, from);
        },
        onDrop: () => press(spot),
      }),
    );
  }, [spot, key, spots, hand, press, letGo]);
  return ref;
}
