import type { Person } from '@altiplano/protocol';

/** What the page lends an online table: who looks at it, and what only the page can do. */
export interface OnlineAccess {
  readonly table: string;
  readonly person: Person;
  /** Where the table is found. */
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
