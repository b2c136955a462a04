import { sqliteCode } from './sqlite/folder-lock.ts';

/** SQLite: busy, locked, read-only, failing disk, damaged, full, cannot be opened, no database. Extended codes have more bits. */
const SQLITE_OUTAGES = new Set([5, 6, 8, 10, 11, 13, 14, 26]);
const SQLITE_FULL = 13;
const SQLITE_KIND = 0xff;
const DISK_FULL = '53100';

/** PostgreSQL, by class: connection, resources, intervention of an operator, system. */
const SQLSTATE_OUTAGE = /^(?:08|53|57|58)[0-9A-Z]{3}$/;

const SYSTEM_OUTAGES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOSPC',
  'EIO',
]);

/** What the client of PostgreSQL says, without any code, where no answer came in time or the connection is gone. */
const SILENCES = new Set([
  'Query read timeout',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Connection terminated due to connection timeout',
  'Connection terminated unexpectedly',
  'Client has encountered a connection error and is not queryable',
]);

function isOne(error: Error): boolean {
  if (SILENCES.has(error.message)) return true;
  const kind = sqliteCode(error);
  if (kind !== undefined && SQLITE_OUTAGES.has(kind & SQLITE_KIND)) return true;
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && (SYSTEM_OUTAGES.has(code) || SQLSTATE_OUTAGE.test(code));
}

function isOneOfSpace(error: Error): boolean {
  const kind = sqliteCode(error);
  const { code } = error as { code?: unknown };
  return (
    (kind !== undefined && (kind & SQLITE_KIND) === SQLITE_FULL) || code === 'ENOSPC' || code === DISK_FULL
  );
}

/** Whether an outage is for want of room on the disk. */
export function isFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return isOneOfSpace(error) || isFull(error.cause);
}

/** Whether an error says that disk, network or database failed, and not that they were asked for something wrong. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return isOne(error) || isOutage(error.cause);
}
