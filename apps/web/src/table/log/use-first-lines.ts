import { useEffect } from 'react';
import { useFrame } from '../state/frame.ts';
import { useSnapshot } from '../state/use-cells.ts';

/** Who comes back to a table wants to see what happened last. */
const FIRST_LINES = 20;

/** Loads the last lines of the log, where they are wanted and not there yet. */
export function useFirstLines(isWanted: boolean): void {
  const { store } = useFrame();
  const isLacking = useSnapshot(({ log }) => log.lines.length < FIRST_LINES && !log.isComplete);
  useEffect(() => {
    if (isWanted && isLacking) void store.loadLog();
  }, [store, isWanted, isLacking]);
}
