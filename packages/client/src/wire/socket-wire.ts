import { isMessage, type OpenWire } from './wire.ts';

/** The part of a browser's `WebSocket` that matters here. */
export interface SocketLike {
  send(text: string): void;
  close(code?: number): void;
  addEventListener(type: 'message' | 'close', listener: (event: unknown) => void): void;
}

interface Event {
  readonly data?: unknown;
  readonly code?: unknown;
}

/** Wires over WebSockets that `connect` makes. */
export function socketWire(connect: () => SocketLike): OpenWire {
  return ({ heard, closed }) => {
    const socket = connect();
    let isClosed = false;
    const end = (code: number | null): void => {
      if (isClosed) return;
      isClosed = true;
      closed({ code });
    };
    socket.addEventListener('message', (event) => {
      const message = read((event as Event).data);
      if (isClosed) return;
      if (isMessage(message)) heard(message);
      // Whoever says this does not speak the protocol: a new connection may lead to somebody who does.
      else {
        socket.close();
        end(null);
      }
    });
    // A failed socket is always closed, too.
    socket.addEventListener('close', (event) => {
      const { code } = event as Event;
      end(typeof code === 'number' ? code : null);
    });
    return {
      send: (message) => socket.send(JSON.stringify(message)),
      close() {
        isClosed = true;
        socket.close();
      },
    };
  };
}

function read(data: unknown): unknown {
  if (typeof data !== 'string') return undefined;
  try {
    return JSON.parse(data) as unknown;
  } catch {
    return undefined;
  }
}
