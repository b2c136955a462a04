import type { Connection } from './connection.ts';

/** What may wait for all slow readers of a node together, in bytes. */
const MOST_IN_ALL = 64 * 1024 * 1024;
/** Who has less waiting is not slow. */
const SLOW = 64 * 1024;

type Slow = Pick<Connection, 'waiting' | 'cut'>;

/** Bounds what waits for all readers together: where it is too much, those go for whom most waits. */
export interface Backlog {
  /** So much waits for a connection now. */
  note(connection: Slow, waiting: number): void;
  forget(connection: Slow): void;
}

export function createBacklog(overflowed: () => void): Backlog {
  /** What waited when something was last written; less may wait now, never more. */
  const slow = new Map<Slow, number>();
  let total = 0;

  function note(connection: Slow, waiting: number): void {
    total -= slow.get(connection) ?? 0;
    if (waiting < SLOW) {
      slow.delete(connection);
      return;
    }
    slow.set(connection, waiting);
    total += waiting;
  }

  function cutSlowest(): void {
    // Set anew in place, so that none comes twice.
    for (const connection of slow.keys()) note(connection, connection.waiting);
    if (total <= MOST_IN_ALL) return;
    const slowestFirst = [...slow].toSorted(([, one], [, other]) => other - one);
    for (const [connection] of slowestFirst) {
      if (total <= MOST_IN_ALL / 2) return;
      note(connection, 0);
      overflowed();
      connection.cut();
    }
  }

  return {
    note(connection, waiting) {
      note(connection, waiting);
      if (total > MOST_IN_ALL) cutSlowest();
    },
    forget: (connection) => note(connection, 0),
  };
}
