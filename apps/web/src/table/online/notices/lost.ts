import type { TableSnapshot } from '@altiplano/client';

/** Faults of a connection. */
export type Lost = 'connecting' | 'catchingUp' | 'offline' | 'restarting' | 'signedOut' | 'outdated';

/** Fault of the connection; null if nothing is, or if it was closed on purpose. */
export function lostOf({
  connection,
  catchingUp,
}: Pick<TableSnapshot, 'connection' | 'catchingUp'>): Lost | null {
  const { status, failures } = connection;
  // One attempt among others: what is wrong stays the same.
  if (status === 'connecting' && failures > 0) return 'offline';
  if (status === 'closed') return null;
  if (status === 'open') return catchingUp ? 'catchingUp' : null;
  return status;
}
