import type { Person } from '@altiplano/protocol';

/** Access of an online table to its page: who looks at it, and what only the page can do. */
export interface OnlineAccess {
  readonly table: string;
  readonly person: Person;
  /** Address of the table. */
  readonly link: string;
  /** Tries to connect now. */
  onRetry(): void;
  /** The session has ended: asks who we are. */
  onSignIn(): void;
  /** Loads the page in the version of the server. */
  onReload(): void;
  /** Goes to another table. */
  onTable(table: string): void;
}
