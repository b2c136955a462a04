import type { Ahead, AheadSnapshot } from '@altiplano/client';
import { useSyncExternalStore } from 'react';
import { useTable } from '../state/at-table.ts';
import { useSnapshot } from '../state/use-cells.ts';

const nobodyListens = (): (() => void) => () => undefined;
const nothing = (): null => null;

/** Thinking ahead at this table, and how far that has come; null where there is nothing to play. */
export function useAhead(): { readonly ahead: Ahead; readonly now: AheadSnapshot } | null {
  const { ahead } = useTable();
  const now = useSyncExternalStore(ahead?.subscribe ?? nobodyListens, ahead?.getSnapshot ?? nothing);
  return ahead === null || now === null ? null : { ahead, now };
}

/** Whether it is the reader's turn at the table itself, whatever is tried out. */
export function useOwnTurn(): boolean {
  const mayAct = useSnapshot((snapshot) => snapshot.mayAct);
  const ahead = useAhead();
  return ahead === null || ahead.now.study === null ? mayAct : ahead.now.isYourTurn;
}
