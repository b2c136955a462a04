import type { Storage } from '@altiplano/storage';
import type { Log } from '../logs/logger.ts';
import type { Connection } from './connection.ts';

/** How often every connection is asked whether it is still there: one that was silent twice is not. */
const PING_EVERY = 20_000;
/** A session can be ended through another node; so long at most its sockets outlive it. */
const CHECK_EVERY = 300_000;

/** As in HTTP: the session has ended. */
export const SESSION_ENDED = 4401;

/** All open connections of a node. */
export interface Roster {
  add(connection: Connection): void;
  remove(connection: Connection): void;
  /** How many are open from one address. */
  from(address: string): number;
  readonly size: number;
  /** Ends the connections of a session. */
  endSession(tokenHash: string): void;
  /** Ends all connections, with the reason given as a code. */
  close(code: number): void;
}

export interface RosterParts {
  readonly storage: Storage;
  readonly log: Log;
  readonly now: () => number;
}

export function createRoster({ storage, log, now }: RosterParts): Roster {
  const connections = new Set<Connection>();
  const byAddress = new Map<string, number>();

  function count(address: string, step: 1 | -1): void {
    const next = (byAddress.get(address) ?? 0) + step;
    if (next === 0) byAddress.delete(address);
    else byAddress.set(address, next);
  }

  async function checkSession(connection: Connection): Promise<void> {
    connection.checkedAt = now();
    if ((await storage.people.byToken(connection.tokenHash)) === undefined) connection.close(SESSION_ENDED);
  }

  function look(connection: Connection): void {
    if (!connection.isAlive) return connection.cut();
    connection.isAlive = false;
    connection.ping();
    if (now() - connection.checkedAt < CHECK_EVERY) return;
    // An outage ends nobody's session.
    checkSession(connection).catch((err: unknown) => log.warn({ err }, 'a session could not be checked'));
  }

  const timer = setInterval(() => {
    for (const connection of connections) look(connection);
  }, PING_EVERY);
  timer.unref();

  return {
    add(connection) {
      connections.add(connection);
      count(connection.address, 1);
    },
    remove(connection) {
      if (connections.delete(connection)) count(connection.address, -1);
    },
    from: (address) => byAddress.get(address) ?? 0,
    get size() {
      return connections.size;
    },
    endSession(tokenHash) {
      for (const connection of connections) {
        if (connection.tokenHash === tokenHash) connection.close(SESSION_ENDED);
      }
    },
    close(code) {
      clearInterval(timer);
      for (const connection of connections) connection.close(code);
    },
  };
}
