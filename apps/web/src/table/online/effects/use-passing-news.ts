import type { Deed } from '@altiplano/protocol';
import { deedMessage, plain } from '@altiplano/text';
import { useEffect, useRef } from 'react';
import { useTell } from '../../../app/toasts.tsx';
import { type AtTable, useTable } from '../../state/at-table.ts';

/** Entries by others that must not be missed in the log, shown in passing. */
const NEWS: readonly Deed['kind'][] = [
  'declined',
  'rolledBack',
  'replaced',
  'returned',
  'paused',
  'continued',
];

function newsOf(deed: Deed | null, { online, names, seat }: AtTable): string | null {
  if (online === null || deed === null || !NEWS.includes(deed.kind)) return null;
  if ('seat' in deed && deed.seat === seat) return null;
  const message = deedMessage(deed, names);
  return message === null ? null : plain(message);
}

/** Tells in passing what others have just done about the table. */
export function usePassingNews(): void {
  const table = useTable();
  const tell = useTell();
  const latest = useRef(table);
  useEffect(() => {
    latest.current = table;
  });
  const { store } = table;
  useEffect(() => {
    let lastKey = store.getSnapshot().queue.at(-1)?.key ?? 0;
    // The queue has what happens now; the log also what is read up on later.
    return store.subscribe(() => {
      for (const { key, deed } of store.getSnapshot().queue) {
        const news = key > lastKey ? newsOf(deed, latest.current) : null;
        lastKey = Math.max(lastKey, key);
        if (news !== null) tell(news);
      }
    });
  }, [store, tell]);
}
