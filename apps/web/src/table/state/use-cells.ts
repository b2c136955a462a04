import type { Cell, TableSnapshot } from '@altiplano/client';
import type { ReadableMove } from '@altiplano/rules';
import { useSyncExternalStore } from 'react';
import type { Target } from '../play/paths.ts';
import { type Overlay, type Notice, type TablePart, useTable } from './at-table.ts';

function useCell<T>(cell: Cell<T>): T {
  return useSyncExternalStore(cell.subscribe, cell.getSnapshot);
}

/** One part of what the store shows; the rest may change without drawing anew. */
export function useSnapshot<T>(part: (snapshot: TableSnapshot) => T): T {
  const { store } = useTable();
  return useSyncExternalStore(store.subscribe, () => part(store.getSnapshot()));
}

/** The selected target, if it can still be used. */
export function useHeld(): Target | null {
  const { selection, choices } = useTable();
  return useSyncExternalStore(selection.subscribe, () => choices.held(selection.getSnapshot().target));
}

/** The move that a finger aims at; null if none. */
export function useAim(): readonly ReadableMove[] | null {
  const { selection, choices } = useTable();
  return useSyncExternalStore(selection.subscribe, () => {
    const { aim } = selection.getSnapshot();
    return aim?.choices === choices ? aim.moves : null;
  });
}

/** The part of the table that a small screen shows. */
export function usePart(first: TablePart): TablePart {
  return useCell(useTable().part) ?? first;
}

/** The player whose line is unfolded. */
export function usePeek(): number | null {
  return useCell(useTable().peek);
}

/** Overlay that is open; null if none. */
export function useOverlay(): Overlay | null {
  return useCell(useTable().overlay);
}

/** Notice said in passing; null if none. */
export function useNotice(): Notice | null {
  return useCell(useTable().notice);
}
