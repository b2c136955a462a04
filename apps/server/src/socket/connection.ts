import { randomBytes } from 'node:crypto';
import type { Duplex } from 'node:stream';
import type { FromServer, Person } from '@altiplano/protocol';
import type { WebSocket } from 'ws';
import type { Watcher } from '../tables/audience/watch.ts';

/** What may wait for a reader who does not read, in bytes; beyond it the connection is cut, as a new one catches up. */
const MOST_WAITING = 2 * 1024 * 1024;
/** What a write that waits takes of memory besides its bytes: a thousand small ones weigh more than a large one. */
const WEIGHT_OF_WRITE = 256;

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
  /** Whether our last ping was answered. */
  readonly isAlive: boolean;
  /** When its session was last found to be good. */
  checkedAt: number;
  /** What waits to be sent, in bytes, whoever wrote it. */
  readonly waiting: number;
  say(message: FromServer): void;
  /** Asks whether the other end is there: only an answer to this very question counts. */
  ping(): void;
  /** Answers a ping of the other end. */
  pong(data: Buffer): void;
  /** Whether a pong is the answer to our last ping; any other says nothing. */
  hearPong(data: Buffer): boolean;
  close(code: number): void;
  /** Closes it and reads nothing more. */
  expel(code: number): void;
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
  readonly wire: Pick<Duplex, 'cork' | 'uncork' | 'writableLength'>;
  /** Something is about to be written where so many bytes wait already. */
  readonly writing: (connection: Connection, waiting: number) => void;
  /** A reader was too slow. */
  readonly overflowed: () => void;
}

export function createConnection(socket: WebSocket, parts: ConnectionParts): Connection {
  const { overflowed, writing, wire, ...rest } = parts;
  let isHeld = false;
  let writes = 0;
  /** What our last ping said; null once it is answered. */
  let asked: Buffer | null = null;

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

  function written(): void {
    writes--;
  }

  /** The one way out for everything, so that nothing escapes the bound. */
  function write(how: () => void): void {
    if (socket.readyState !== socket.OPEN) return;
    const { waiting } = connection;
    writing(connection, waiting);
    if (waiting > MOST_WAITING) {
      overflowed();
      socket.terminate();
    }
    if (socket.readyState !== socket.OPEN) return;
    hold();
    writes++;
    how();
  }

  const send = (text: string): void => write(() => socket.send(text, written));

  const connection: Connection = {
    ...rest,
    tables: new Set(),
    underWay: 0,
    strikes: 0,
    get isAlive() {
      return asked === null;
    },
    get isOpen() {
      return socket.readyState === socket.OPEN;
    },
    get waiting() {
      return wire.writableLength + writes * WEIGHT_OF_WRITE;
    },
    send,
    say: (message) => send(JSON.stringify(message)),
    ping() {
      const nonce = randomBytes(8);
      asked = nonce;
      write(() => socket.ping(nonce, undefined, written));
    },
    pong: (data) => write(() => socket.pong(data, undefined, written)),
    hearPong(data) {
      if (asked === null || !data.equals(asked)) return false;
      asked = null;
      return true;
    },
    close: (code) => socket.close(code),
    expel(code) {
      socket.close(code);
      // Its answer to that is not waited for: what it sends until the socket is destroyed stays unread.
      socket.pause();
    },
    cut: () => socket.terminate(),
  };
  return connection;
}
