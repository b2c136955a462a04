import { appendFileSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** How far the logs had come, by table. */
export type Reached = ReadonlyMap<string, number>;

/**
 * A file beside the database with the newest acknowledged number of each table, by which a database that has silently
 * lost something is known. It may lag behind the database, and never leads: it is written after the answer, without
 * waiting for the disk, so that no kill can make it complain.
 */
export interface Beacon {
  note(table: string, number: number): void;
  close(): void;
}

/** What was lost without a word was changed last: older tables need no line. */
const MOST_TABLES = 10_000;
const MOST_LINES = 50_000;
const PAUSE = 1000;
const LINE = /^(?<table>\S+) (?<number>\d{1,15})$/;

function fileIn(folder: string): string {
  return join(folder, 'altiplano.beacon');
}

function put(reached: Map<string, number>, table: string, number: number): void {
  const before = reached.get(table) ?? 0;
  reached.delete(table);
  reached.set(table, Math.max(before, number));
  if (reached.size > MOST_TABLES) reached.delete(reached.keys().next().value as string);
}

/** What the beacon of a folder says; nothing where there is none. A line that breaks off says less, never more. */
export function readBeacon(folder: string): Map<string, number> {
  const reached = new Map<string, number>();
  if (!existsSync(fileIn(folder))) return reached;
  for (const line of readFileSync(fileIn(folder), 'utf8').split('\n')) {
    const { table, number } = LINE.exec(line)?.groups ?? {};
    if (table !== undefined && number !== undefined) put(reached, table, Number(number));
  }
  return reached;
}

/** Forgets how far the logs had come: the database is another one now. */
export function removeBeacon(folder: string): void {
  rmSync(fileIn(folder), { force: true });
}

function textOf(reached: Reached): string {
  return [...reached].map(([table, number]) => `\n${table} ${number}`).join('');
}

/** Goes on with what the beacon of a folder says. */
export function openBeacon(folder: string): Beacon {
  const reached = readBeacon(folder);
  const fresh = new Map<string, number>();
  let lines = MOST_LINES;
  let timer: NodeJS.Timeout | null = null;

  /** Whatever hinders it, such as a full disk, only makes it lag. */
  function write(): void {
    timer = null;
    const changed = textOf(fresh);
    fresh.clear();
    try {
      if (lines < MOST_LINES) {
        appendFileSync(fileIn(folder), changed, { mode: 0o600 });
        lines += changed.split('\n').length;
        return;
      }
      const part = `${fileIn(folder)}.part`;
      writeFileSync(part, `${textOf(reached)}\n`, { mode: 0o600 });
      renameSync(part, fileIn(folder));
      lines = reached.size;
    } catch {
      lines = MOST_LINES;
    }
  }

  return {
    note(table, number) {
      put(reached, table, number);
      fresh.set(table, number);
      timer ??= setTimeout(write, PAUSE).unref();
    },
    close() {
      if (timer !== null) clearTimeout(timer);
      if (fresh.size > 0) write();
    },
  };
}
