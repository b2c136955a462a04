import type { TableStore } from '@altiplano/client';
import type { OwnInfo, TableStatus } from '@altiplano/protocol';
import { useEffect } from 'react';

/** Tells the table whether decisions without a choice shall play themselves, as long as it thinks otherwise. */
export function useForcedMoves(
  store: TableStore,
  status: TableStatus,
  own: OwnInfo | null,
  forced: boolean,
): void {
  const isGoing = status === 'lobby' || status === 'running';
  const isOtherwise = isGoing && own !== null && own.forced !== forced;
  useEffect(() => {
    if (isOtherwise) void store.order({ type: 'prefer', forced });
  }, [store, isOtherwise, forced]);
}
