import { useSyncExternalStore } from 'react';
import { useTable } from '../../state/at-table.ts';

/** Whose board lies in the middle: the own one; for somebody who looks on the chosen one. */
export function useWatched(): number {
  const { seat, seen, watched } = useTable();
  const chosen = useSyncExternalStore(watched.subscribe, watched.getSnapshot);
  return seat ?? chosen ?? seen.startingSeat;
}
