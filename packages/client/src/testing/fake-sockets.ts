import { PROTOCOL_VERSION, RULES_VERSION } from '@altiplano/protocol';
import type { FromHost, ToHost } from '../local/messages.ts';
import type { SocketLike } from '../wire/socket-wire.ts';
import { layoutHash } from '@altiplano/rules/engine';

/** A socket whose other end is the test. */
export interface FakeSocket extends SocketLike {
  readonly sent: ToHost[];
  isClosed: boolean;
  say(message: FromHost | string): void;
  /** The other end goes away. */
  end(code?: number): void;
}

type Listener = (event: unknown) => void;

function fakeSocket(): FakeSocket {
  const listeners: { type: string; listener: Listener }[] = [];
  const tell = (type: string, event: unknown): void => {
    for (const one of listeners) if (one.type === type) one.listener(event);
  };
  const socket: FakeSocket = {
    sent: [],
    isClosed: false,
    send(text) {
      if (!socket.isClosed) socket.sent.push(JSON.parse(text) as ToHost);
    },
    close: () => socket.end(1000),
    addEventListener: (type, listener) => void listeners.push({ type, listener }),
    say: (message) =>
      tell('message', { data: typeof message === 'string' ? message : JSON.stringify(message) }),
    end(code = 1006) {
      if (socket.isClosed) return;
      socket.isClosed = true;
      tell('close', { code });
    },
  };
  return socket;
}

/** Sockets as they are asked for, the last one last. */
export interface FakeNet {
  readonly sockets: FakeSocket[];
  readonly last: FakeSocket;
  connect(): SocketLike;
  /** The other end of the last socket greets. */
  welcome(change?: Partial<Extract<FromHost, { type: 'welcome' }>>): void;
}

export function createFakeNet(): FakeNet {
  const sockets: FakeSocket[] = [];
  const net: FakeNet = {
    sockets,
    get last() {
      const socket = sockets.at(-1);
      if (socket === undefined) throw new Error('nobody has connected');
      return socket;
    },
    connect() {
      const socket = fakeSocket();
      sockets.push(socket);
      return socket;
    },
    welcome(change = {}) {
      const you = { id: 'ana', name: 'Ana' };
      net.last.say({
        type: 'welcome',
        protocol: PROTOCOL_VERSION,
        rules: RULES_VERSION,
        layout: layoutHash(),
        you,
        ...change,
      });
    },
  };
  return net;
}
