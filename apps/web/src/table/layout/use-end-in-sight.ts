import { type RefObject, useEffect, useRef } from 'react';
import { useIsOver } from '../end/use-is-over.ts';
import { useTable } from '../state/at-table.ts';

/** When a game that was played here is over, the column that begins with the result shows it. `open`: brings the column. */
export function useEndInSight(column: RefObject<HTMLElement | null>, open?: () => void): void {
  const { info } = useTable();
  const isOver = useIsOver();
  const isRunning = info.status === 'running';
  // Whoever looks at an old game, and comes to its end, stays where they look.
  const wasRunning = useRef(false);
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(() => {
    wasRunning.current ||= isRunning;
    if (!isOver || !wasRunning.current) return;
    wasRunning.current = false;
    latest.current?.();
    column.current?.scrollTo({ top: 0, behavior: 'instant' });
  }, [column, isRunning, isOver]);
}
