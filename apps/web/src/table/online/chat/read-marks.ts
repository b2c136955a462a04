import type { ChatLine } from '@altiplano/client';

/** Up to which line each table's chat was read on this device, the last table first. */
export type ReadMarks = readonly { readonly table: string; readonly read: number }[];

const MOST_TABLES = 50;

/** The number of the last line that was read; 0 if none was. */
export function readUpTo(marks: ReadMarks, table: string): number {
  return marks.find((mark) => mark.table === table)?.read ?? 0;
}

/** The marks after a table's chat was read up to a line; the same ones if it was already. */
export function withRead(marks: ReadMarks, table: string, read: number): ReadMarks {
  if (readUpTo(marks, table) >= read) return marks;
  return [{ table, read }, ...marks.filter((mark) => mark.table !== table)].slice(0, MOST_TABLES);
}

/** Number of unread lines of others. */
export function unreadCount(chat: readonly ChatLine[], read: number, own: string): number {
  return chat.filter(({ number, person }) => number > read && person.id !== own).length;
}

/** Marks out of whatever was kept. */
export function parseMarks(text: string | null): ReadMarks {
  try {
    const kept = JSON.parse(text ?? '[]') as unknown;
    return Array.isArray(kept) ? kept.filter(isMark).slice(0, MOST_TABLES) : [];
  } catch {
    return [];
  }
}

function isMark(value: unknown): value is ReadMarks[number] {
  const { table, read } = (value ?? {}) as Partial<ReadMarks[number]>;
  return typeof table === 'string' && typeof read === 'number';
}
