import { type FromServerOf, RULES_VERSION } from '@altiplano/protocol';
import { createCell, type ExternalStore } from '../external/external-store.ts';
import type { FromHost, ToHost } from '../local/messages.ts';
import type { Closing, OpenWire, Wire } from '../wire/wire.ts';
import { backoff } from './backoff.ts';
import { createFollowing, type Followed, type Follower } from './following.ts';
import { clientTrouble } from '../table/client-trouble.ts';
import { createHeartbeat } from './heartbeat.ts';
import { type Answer, createRequests, type Unsent } from './requests.ts';
import { type ConnectionState, UNOPENED } from './state.ts';
import { nothingToCancel, type Timers } from './timers.ts';
import { SPOKEN } from './versions.ts';
import { layoutHash } from '@altiplano/rules/engine';

export interface ConnectionParts {
  readonly open: OpenWire;
  readonly timers: Timers;
  /** From 0 up to, not including, 1. */
  random(): number;
  /** A key that nobody has used, at most 64 characters. */
  newId(): string;
}

/** A connection to whoever runs the tables, which comes back by itself when it is lost. */
export interface Connection {
  readonly state: ExternalStore<ConnectionState>;
  /**
   * Sends a request and waits for its answer, however often the connection is lost meanwhile: it is sent again under the
   * same key, so that it is done once. A refusal is an answer, too.
   */
  ask(request: Unsent): Promise<Answer>;
  /** Follows a table, through all losses of the connection, until told to stop. */
  follow(table: string, follower: Follower): Followed;
  /** Tries again now. */
  retry(): void;
  close(): void;
}

/** As the server closes a socket whose session has ended. */
const SESSION_ENDED = 4401;
/** As the server closes all sockets when it stops. */
const GOING_AWAY = 1001;
const CLOSED = clientTrouble('closed');

/** Opens a connection. */
export function createConnection(parts: ConnectionParts): Connection {
  const { timers } = parts;
  const cell = createCell(UNOPENED);
  const send = (message: ToHost): void => {
    if (cell.getSnapshot().status === 'open') wire?.send(message);
  };
  const requests = createRequests({ ...parts, send });
  const following = createFollowing({ newId: parts.newId, send });
  const heartbeat = createHeartbeat({ timers, ping: () => void requests.ping(), dead: () => lose(null) });
  let wire: Wire | null = null;
  let cancelRetry = nothingToCancel;
  /** Until it is back, whatever its attempts fail of. */
  let isRestarting = false;

  function connect(): void {
    cancelRetry();
    wire?.close();
    const status = isRestarting ? 'restarting' : 'connecting';
    cell.set({ ...cell.getSnapshot(), status, retryAt: null });
    try {
      wire = parts.open({ heard, closed: ({ code }: Closing) => lose(code) });
    } catch {
      // Forbidden or impossible, for now: shown as a failure like any other.
      lose(null);
    }
  }

  function end(status: 'signedOut' | 'outdated' | 'closed'): void {
    cancelRetry();
    heartbeat.stop();
    wire?.close();
    wire = null;
    cell.set({ ...cell.getSnapshot(), status, retryAt: null });
    following.lost();
  }

  function lose(code: number | null): void {
    if (code === SESSION_ENDED) return end('signedOut');
    heartbeat.stop();
    wire?.close();
    wire = null;
    const failures = cell.getSnapshot().failures + 1;
    const wait = backoff(failures, parts.random());
    isRestarting ||= code === GOING_AWAY;
    const status = isRestarting ? 'restarting' : 'offline';
    cell.set({ ...cell.getSnapshot(), status, failures, retryAt: timers.now() + wait });
    following.lost();
    cancelRetry = timers.after(wait, connect);
  }

  function welcome({ protocol, rules, layout, you }: FromServerOf<'welcome'>): void {
    const isOther = protocol !== SPOKEN || rules !== RULES_VERSION || layout !== layoutHash();
    if (isOther) return end('outdated');
    isRestarting = false;
    cell.set({ status: 'open', you, failures: 0, retryAt: null });
    heartbeat.start();
    // First what was missed, then what has no answer yet.
    following.resume();
    requests.resume();
  }

  function heard(message: FromHost): void {
    heartbeat.heard();
    if (message.type === 'welcome') return welcome(message);
    if (following.heard(message)) return;
    requests.heard(message);
  }

  connect();
  return {
    state: cell,
    ask: (request) =>
      cell.getSnapshot().status === 'closed'
        ? Promise.resolve({ type: 'refused', id: '', trouble: CLOSED })
        : requests.ask(request),
    follow: following.follow,
    retry() {
      const { status } = cell.getSnapshot();
      if (status === 'offline' || status === 'restarting' || status === 'signedOut') connect();
    },
    close() {
      end('closed');
      requests.drop(CLOSED);
    },
  };
}
