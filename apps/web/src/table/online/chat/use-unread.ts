import { type ChatLine, createCell } from '@altiplano/client';
import { useEffect, useSyncExternalStore } from 'react';
import { parseMarks, type ReadMarks, readUpTo, unreadCount, withRead } from './read-marks.ts';

const KEY = 'altiplano.chat-read';

function kept(): ReadMarks {
  try {
    return parseMarks(localStorage.getItem(KEY));
  } catch {
    return [];
  }
}

const cell = createCell<ReadMarks>(kept());

function markRead(table: string, read: number): void {
  const before = cell.getSnapshot();
  const marks = withRead(before, table, read);
  if (marks === before) return;
  cell.set(marks);
  try {
    localStorage.setItem(KEY, JSON.stringify(marks));
  } catch {
    // Forbidden or full: then it is unread again next time.
  }
}

/** Number of unread lines of others at a table. */
export function useUnread(chat: readonly ChatLine[], table: string, own: string): number {
  const marks = useSyncExternalStore(cell.subscribe, cell.getSnapshot);
  return unreadCount(chat, readUpTo(marks, table), own);
}

/** Whoever sees the chat has read it. */
export function useReading(chat: readonly ChatLine[], table: string): void {
  const last = chat.at(-1)?.number ?? 0;
  useEffect(() => {
    const read = (): void => {
      if (!document.hidden) markRead(table, last);
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [table, last]);
}
