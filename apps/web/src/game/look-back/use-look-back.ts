import type { TableStore } from '@altiplano/client';
import { useCallback, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { LogJumps } from '../../table/log/log-context.ts';
import { createLookStore, type PastMoment } from './look-store.ts';

/** A table that can be looked at as it was before. */
export interface LookBack {
  /** What is to be shown: the table itself, or an earlier moment of it. */
  readonly store: TableStore;
  readonly moment: PastMoment | null;
  readonly jumps: LogJumps;
  /** Back to the present. */
  leave(): void;
}

/** Lets the lines of the log lead to their moments; `onGone`: one that is not known any more. */
export function useLookBack(table: TableStore, onGone: () => void): LookBack {
  const { you } = useSyncExternalStore(table.subscribe, table.getSnapshot);
  const [looked, setLooked] = useState<
    (PastMoment & { readonly as: typeof you; readonly at: TableStore }) | null
  >(null);
  const moment = looked !== null && looked.as === you && looked.at === table ? looked : null;
  const store = useMemo(() => (moment === null ? table : createLookStore(table, moment)), [table, moment]);
  const wanted = useRef(0);
  const goTo = useCallback(
    (number: number) => {
      const turn = ++wanted.current;
      const as = table.getSnapshot().you;
      void table.gameAt(number).then((game) => {
        // Somebody who leaves or goes on does not wait for this any more.
        if (turn !== wanted.current) return;
        if ('code' in game) onGone();
        else setLooked({ number, game, as, at: table });
      });
    },
    [table, onGone],
  );
  const at = moment?.number ?? null;
  const [pinned, pin] = useState<number | null>(null);
  const jumps = useMemo((): LogJumps => ({ at, lines: null, goTo, pinned, pin }), [at, goTo, pinned]);
  const leave = useCallback(() => {
    wanted.current++;
    setLooked(null);
  }, []);
  return { store, moment, jumps, leave };
}
