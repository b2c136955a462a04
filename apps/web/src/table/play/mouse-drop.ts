import type { ElementDropTargetEventBasePayload } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import type { Frame } from '../state/frame.ts';
import type { Point } from './drop-geometry.ts';
import { closedTargetAt, createAim, targetElementAt } from './drop-target.ts';
import { withMouse } from './with-mouse.ts';

function pointOf({ location }: ElementDropTargetEventBasePayload): Point {
  const { clientX: x, clientY: y } = location.current.input;
  return { x, y };
}

function targetElementOf(drag: ElementDropTargetEventBasePayload): HTMLElement | null {
  return targetElementAt(pointOf(drag), drag.source.element);
}

type DropFrame = Pick<Frame, 'press' | 'explain' | 'letGo' | 'tilePlacement'>;

/** Lets a mouse drop what it drags on whatever is open for it; anywhere else it is let go, and a space that is closed says why. */
export function listenToDrops({ press, explain, letGo, tilePlacement }: DropFrame): () => void {
  const aim = createAim();
  const drop = (drag: ElementDropTargetEventBasePayload): void => {
    // The last picture may have been drawn before the last move.
    aim.at(targetElementOf(drag));
    const target = aim.target();
    tilePlacement.land(aim.space() ?? '');
    aim.at(null);
    if (target !== undefined) return press(target);
    const closed = closedTargetAt(pointOf(drag), drag.source.element);
    if (closed !== undefined) explain(closed);
    letGo();
  };
  const stop = withMouse(({ dropTargetForElements }) =>
    dropTargetForElements({
      element: document.body,
      canDrop: ({ source: { data } }) => typeof data['target'] === 'string',
      onDrag: (drag) => aim.at(targetElementOf(drag)),
      onDragLeave: () => aim.at(null),
      onDrop: drop,
    }),
  );
  return () => {
    aim.at(null);
    stop();
  };
}
