import { type Ahead, createAhead, queuesIn, type QueueStorage, type TableStore } from '@altiplano/client';
import { useEffect, useMemo } from 'react';
import { timers } from '../../app/platform.ts';

/** Asked for each time, because a browser may forbid even the question. */
function storageFor(table: string): QueueStorage {
  return {
    read: (seat) => queuesIn(localStorage, table).read(seat),
    write: (seat, queue) => queuesIn(localStorage, table).write(seat, queue),
  };
}

/** Waits until no other window of this browser has the table open; where nobody can tell, that is taken for granted. */
function aloneAt(table: string) {
  return (begin: () => void, wait: () => void): (() => void) => {
    const giveUp = new AbortController();
    const { signal } = giveUp;
    const name = `altiplano.queue.${table}`;
    let release: (() => void) | null = null;
    const untilGivenUp = async (): Promise<void> => {
      // It may be granted at the very moment in which it is given up.
      if (signal.aborted) return;
      begin();
      return new Promise((resolve) => {
        release = resolve;
      });
    };
    const orWait = (lock: Lock | null): Promise<void> => {
      if (lock !== null || signal.aborted) return untilGivenUp();
      wait();
      return navigator.locks.request(name, { signal }, untilGivenUp);
    };
    // There are no locks where the page is served without TLS.
    if (!('locks' in navigator)) begin();
    else {
      navigator.locks.request(name, { ifAvailable: true }, orWait).catch((error: unknown) => {
        if (!signal.aborted) throw error;
      });
    }
    return () => {
      giveUp.abort();
      release?.();
    };
  };
}

/** Thinking ahead at a table for as long as it is on the screen; null where there is nothing to play. */
export function useOpenAhead(store: TableStore, table: string | undefined): Ahead | null {
  const ahead = useMemo(
    () =>
      table === undefined
        ? null
        : createAhead({ store, storage: storageFor(table), timers, alone: aloneAt(table) }),
    [store, table],
  );
  useEffect(() => ahead?.start(), [ahead]);
  return ahead;
}
