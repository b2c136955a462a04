import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { useEffect, useRef } from 'react';
import { useTable } from '../state/at-table.ts';
import { isOpen } from './choices.ts';
import type { Spot } from './paths.ts';

/** Lets a spot be dragged if it can be held, and be dropped on; dragging is pressing one spot and then the other. */
export function useDragging(spot: Spot, key: string) {
  const ref = useRef<HTMLSpanElement>(null);
  const table = useTable();
  const latest = useRef(table);
  useEffect(() => {
    latest.current = table;
  });
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    return combine(
      draggable({
        element,
        canDrag: () => {
          const { choices } = latest.current;
          return choices.some(({ path }) => path[0] === spot && path.length === 2);
        },
        getInitialData: () => ({ spot }),
        onDragStart: () => {
          const { held, press } = latest.current;
          if (held !== spot) press(spot, key);
        },
        onDrop: ({ location }) => {
          if (location.current.dropTargets.length === 0) latest.current.letGo();
        },
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => {
          const from = source.data['spot'];
          return typeof from === 'string' && isOpen(spot, from, latest.current.choices);
        },
        onDrop: () => latest.current.press(spot),
      }),
    );
  }, [spot, key]);
  return ref;
}
