import { useSyncExternalStore } from 'react';
import { useIsReplay, useLogJumps } from '../../log/log-context.ts';
import { useLookedLine } from '../../log/use-looked-line.ts';
import { useTable } from '../../state/at-table.ts';

/**
 * Whose board lies in the middle: the own one; for somebody who looks on the chosen one; of a moment that has passed,
 * that of whoever acted, unless one is kept there.
 */
export function useWatched(): number {
  const { seat, seen, watched } = useTable();
  const chosen = useSyncExternalStore(watched.subscribe, watched.getSnapshot);
  const isReplay = useIsReplay();
  const pinned = useLogJumps()?.pinned ?? null;
  const line = useLookedLine();
  const present = seat ?? chosen ?? seen.startingSeat;
  // A replay seats its reader where something happens, and gives no seat to who looks on.
  if (line === null || (isReplay && seat !== null)) return present;
  return pinned ?? line.seat ?? present;
}
