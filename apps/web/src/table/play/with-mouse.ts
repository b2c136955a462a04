import { HAS_ROOM } from '../layout/has-room.ts';
import { afterDrawn } from '../../ui/when-drawn.ts';
import type { MouseLibrary } from './mouse-library.ts';

let there: MouseLibrary | null = null;
let coming: Promise<MouseLibrary> | null = null;

/** A finger drags without it: where there is no room for more than a board, the first picture does not wait for it. */
function fetchLibrary(): Promise<MouseLibrary> {
  coming ??= new Promise<void>((resolve) => (matchMedia(HAS_ROOM).matches ? resolve() : afterDrawn(resolve)))
    .then(() => import('./mouse-library.ts'))
    .then(
      ({ mouseLibrary }) => {
        there = mouseLibrary;
        return mouseLibrary;
      },
      (error: unknown) => {
        // It may be tried again.
        coming = null;
        throw error;
      },
    );
  return coming;
}

/** Begins something as soon as a mouse can drag; returns how to end it. */
export function withMouse(begin: (library: MouseLibrary) => () => void): () => void {
  if (there !== null) return begin(there);
  let end: (() => void) | null = null;
  let isOver = false;
  fetchLibrary().then(
    (library) => {
      if (!isOver) end = begin(library);
    },
    // Without a network all can still be done by pressing.
    () => undefined,
  );
  return () => {
    isOver = true;
    end?.();
  };
}
