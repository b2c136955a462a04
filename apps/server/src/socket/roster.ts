import type { Storage } from '@altiplano/storage';
import type { Log } from '../logs/logger.ts';
import type { Connection } from './connection.ts';

/** How often every connection is asked whether it is still there: one that has not answered by the next time is not. */
const PING_EVERY = 20_000;
/** Not all at once: to ask thousands takes so long that everybody would notice. */
const TURNS = 40;
/** A session's end is told to all nodes; if that was lost, so long at most its sockets outlive it. */
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
  /** Looks at every session again: some may have ended without a word. */
  checkAll(): void;
  /** Ends all connections, with the reason given as a code. */
  close(code: number): void;
}

export interface RosterParts {
  readonly storage: Storage;
  readonly log: Log;
  readonly now: () => number;
}

function fewest(sets: readonly Set<Connection>[]): Set<Connection> {
  return sets.reduce((least, set) => (set.size < least.size ? set : least));
}

export function createRoster({ storage, log, now }: RosterParts): Roster {
  const connections = new Set<Connection>();
  /** By the turn in which each is asked. */
  const asked = Array.from({ length: TURNS }, () => new Set<Connection>());
  let lastTurn = 0;
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
    connection.ping();
    if (now() - connection.checkedAt >= CHECK_EVERY) check(connection);
  }

  function check(connection: Connection): void {
    // An outage ends nobody's session.
    checkSession(connection).catch((err: unknown) => log.warn({ err }, 'a session could not be checked'));
  }

  function nextTurn(): Set<Connection> {
    lastTurn = (lastTurn + 1) % TURNS;
    return asked[lastTurn] as Set<Connection>;
  }

  const timer = setInterval(() => {
    for (const connection of nextTurn()) look(connection);
  }, PING_EVERY / TURNS);
  timer.unref();

  return {
    add(connection) {
      connections.add(connection);
      fewest(asked).add(connection);
      count(connection.address, 1);
    },
    remove(connection) {
      if (connections.delete(connection)) count(connection.address, -1);
      for (const turn of asked) turn.delete(connection);
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
    checkAll() {
      for (const connection of connections) check(connection);
    },
    close(code) {
      clearInterval(timer);
      for (const connection of connections) connection.close(code);
    },
  };
}
