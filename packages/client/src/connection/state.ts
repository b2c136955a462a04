import type { Person } from '@altiplano/protocol';

/** How things stand with the other side. */
export type ConnectionStatus =
  /** Being opened. */
  | 'connecting'
  | 'open'
  /** Lost; tried again at `retryAt`. */
  | 'offline'
  /** The other side said that it stops and comes back; tried again at `retryAt`. */
  | 'restarting'
  /** The session has ended: sign in, then try again. */
  | 'signedOut'
  /** The other side speaks another version: load the page again. */
  | 'outdated'
  /** Closed on purpose. */
  | 'closed';

export interface ConnectionState {
  readonly status: ConnectionStatus;
  /** Who the other side says we are. */
  readonly you: Person | null;
  /** Attempts that failed since it was last open. */
  readonly failures: number;
  readonly retryAt: number | null;
}

export const UNOPENED: ConnectionState = { status: 'connecting', you: null, failures: 0, retryAt: null };
