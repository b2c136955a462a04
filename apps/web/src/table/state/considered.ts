import { type Cell, createCell } from '@altiplano/client';
import type { ReadableMove } from '@altiplano/rules';
import { createContext, useContext, useSyncExternalStore } from 'react';

/** What the player points at; apart from the rest, so that pointing does not draw the whole table anew. */
export type Considered = Cell<readonly ReadableMove[] | null>;

export const ConsideredContext = createContext<Considered>(createCell<readonly ReadableMove[] | null>(null));

/** The moves that the player is considering. */
export function useConsidered(): readonly ReadableMove[] | null {
  const cell = useContext(ConsideredContext);
  return useSyncExternalStore(cell.subscribe, cell.getSnapshot);
}
