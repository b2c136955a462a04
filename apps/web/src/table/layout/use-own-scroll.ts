import { type RefObject, useLayoutEffect, useState } from 'react';
import { whenDrawn } from '../../ui/when-drawn.ts';
import type { TablePart } from '../state/at-table.ts';

/**
 * Each part that a small screen shows by itself begins at its top, and later where it was left; returns how to have one
 * begin at its top again.
 */
export function useOwnScroll(
  column: RefObject<HTMLElement | null>,
  part: TablePart,
): (part: TablePart) => void {
  const [left] = useState(() => new Map<TablePart, number>());
  useLayoutEffect(() => {
    const around = column.current;
    if (around === null) return undefined;
    const at = left.get(part) ?? 0;
    // It is drawn anew for each part, at its top: to measure it now would hold up the picture.
    let isBack = at === 0;
    const goBack = (): void => {
      around.scrollTop = at;
      isBack ||= around.scrollTop >= at - 1;
    };
    if (!isBack) goBack();
    const stopping = new AbortController();
    // What is drawn later makes the room to go back to.
    if (!isBack) {
      whenDrawn(() => {
        if (stopping.signal.aborted) return;
        goBack();
        isBack = true;
      });
    }
    const note = (): void => {
      if (isBack) left.set(part, around.scrollTop);
    };
    around.addEventListener('scroll', note, { passive: true, signal: stopping.signal });
    return () => stopping.abort();
  }, [column, left, part]);
  return (again) => left.delete(again);
}
