import type { Duplex } from 'node:stream';
import type { FromServer, Person } from '@altiplano/protocol';
import type { WebSocket } from 'ws';
import type { Watcher } from '../tables/audience/watch.ts';

/** What may wait for a reader who does not read, in bytes; beyond it the connection is cut, as a new one catches up. */
const MOST_BUFFERED = 1024 * 1024;

/** The other end of a socket. */
export interface Connection extends Watcher {
  readonly key: string;
  readonly tokenHash: string;
  /** What its address is counted under. */
  readonly address: string;
  person: Person;
  /** The tables that it follows, or has asked to follow. */
  readonly tables: Set<string>;
  /** How many of its requests have no answer yet. */
  underWay: number;
  /** How often it was told to slow down, less what it has done in order since. */
  strikes: number;
  /** Whether it has been heard of since it was last asked. */
  isAlive: boolean;
  /** When its session was last found to be good. */
  checkedAt: number;
  say(message: FromServer): void;
  ping(): void;
  close(code: number): void;
  /** Ends it without waiting for the other end. */
  cut(): void;
}

export interface ConnectionParts {
  readonly key: string;
  readonly tokenHash: string;
  readonly address: string;
  readonly person: Person;
  readonly checkedAt: number;
  /** What the socket writes to. */
  readonly wire: Pick<Duplex, 'cork' | 'uncork'>;
  /** A reader was too slow. */
  readonly overflowed: () => void;
}

export function createConnection(socket: WebSocket, parts: ConnectionParts): Connection {
  const { overflowed, wire, ...rest } = parts;
  let isHeld = false;

  /** What is said in one moment, such as an update and the answer to its sender, is one write to the system. */
  function hold(): void {
    if (isHeld) return;
    isHeld = true;
    wire.cork();
    process.nextTick(() => {
      isHeld = false;
      wire.uncork();
    });
  }

  function send(text: string): void {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > MOST_BUFFERED) {
      overflowed();
      socket.terminate();
      return;
    }
    hold();
    socket.send(text);
  }

  return {
    ...rest,
    tables: new Set(),
    underWay: 0,
    strikes: 0,
    isAlive: true,
    get isOpen() {
      return socket.readyState === socket.OPEN;
    },
    send,
    say: (message) => send(JSON.stringify(message)),
    ping: () => socket.ping(),
    close: (code) => socket.close(code),
    cut: () => socket.terminate(),
  };
}
