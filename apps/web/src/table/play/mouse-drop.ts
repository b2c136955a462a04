import {
  dropTargetForElements,
  type ElementDropTargetEventBasePayload,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import type { Frame } from '../state/frame.ts';
import { createAim, targetAt } from './drop-target.ts';

function targetOf({ location, source }: ElementDropTargetEventBasePayload): HTMLElement | null {
  const { clientX: x, clientY: y } = location.current.input;
  return targetAt({ x, y }, source.element);
}

type Table = Pick<Frame, 'press' | 'letGo' | 'lying'>;

/** Lets a mouse drop what it drags on whatever is open for it; anywhere else it is let go. */
export function listenToDrops({ press, letGo, lying }: Table): () => void {
  const aim = createAim();
  const stop = dropTargetForElements({
    element: document.body,
    canDrop: ({ source: { data } }) => typeof data['spot'] === 'string',
    onDrag: (drag) => aim.at(targetOf(drag)),
    onDragLeave: () => aim.at(null),
    onDrop(drag) {
      // The last picture may have been drawn before the last move.
      aim.at(targetOf(drag));
      const spot = aim.spot();
      lying.land(aim.space() ?? '');
      aim.at(null);
      if (spot === undefined) letGo();
      else press(spot);
    },
  });
  return () => {
    aim.at(null);
    stop();
  };
}
