import type { FromServer } from '@altiplano/protocol';
import { WebSocket } from 'ws';

export interface Listener {
  /** With its size in bytes. */
  heard(message: FromServer, bytes: number): void;
  closed(code: number): void;
}

/** One end of a real socket. */
export interface Line {
  readonly socket: WebSocket;
  say(message: object): void;
  /** Breaks off without a word. */
  cut(): void;
}

/** Connects to a server as somebody with a session; rejects if it does not answer. */
export function openLine(address: string, cookie: string, { heard, closed }: Listener): Promise<Line> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/ws`, {
    headers: { cookie },
    perMessageDeflate: false,
  });
  return new Promise((resolve, reject) => {
    let isOpen = false;
    socket.on('message', (data: Buffer) => heard(JSON.parse(data.toString()) as FromServer, data.length));
    // Its end is told by `close`, which always follows.
    socket.on('error', () => {});
    socket.on('close', (code) => {
      if (isOpen) closed(code);
      else reject(new Error('no connection'));
    });
    socket.on('open', () => {
      isOpen = true;
      resolve({
        socket,
        say: (message) => socket.send(JSON.stringify(message)),
        cut: () => socket.terminate(),
      });
    });
  });
}
