import { once } from 'node:events';
import type { FromClient, FromServer, FromServerOf } from '@altiplano/protocol';
import { WebSocket } from 'ws';
import type { Browser } from './browser.ts';

type Sent = FromClient extends infer Message
  ? Message extends unknown
    ? Omit<Message, 'id'>
    : never
  : never;

/** One end of a real socket. */
export interface SocketClient {
  readonly socket: WebSocket;
  /** Everything that came, in order. */
  readonly heard: FromServer[];
  /** The raw texts of it. */
  readonly texts: string[];
  /** Asks and waits for the answer. */
  ask(message: Sent, id?: string): Promise<FromServer>;
  /** Asks for something that has to be granted. */
  must(message: Sent, id?: string): Promise<FromServer>;
  /** Asks for something that has to be refused, and gives back the code. */
  mustNot(message: Sent): Promise<string>;
  send(text: string): void;
  /** The first message that fits, of those that came or come. */
  until<K extends FromServer['type']>(
    type: K,
    fits?: (message: FromServerOf<K>) => boolean,
  ): Promise<FromServerOf<K>>;
  /** The next message of any kind that fits. */
  next(fits: (message: FromServer) => boolean): Promise<FromServer>;
  onMessage(listener: (message: FromServer) => void): void;
  /** Says goodbye properly. */
  close(): Promise<void>;
  /** Breaks off. */
  cut(): Promise<void>;
}

let lastId = 0;

export async function connectSocket(address: string, browser: Browser): Promise<SocketClient> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/ws`, {
    headers: { cookie: browser.cookies(), origin: address },
  });
  const heard: FromServer[] = [];
  const texts: string[] = [];
  const listeners = new Set<(message: FromServer) => void>();
  socket.on('message', (data: Buffer) => {
    const text = data.toString();
    const message = JSON.parse(text) as FromServer;
    texts.push(text);
    heard.push(message);
    for (const listener of listeners) listener(message);
  });
  socket.setMaxListeners(0);
  // A socket that was cut says so by its end.
  socket.on('error', () => {});
  await once(socket, 'open');

  function next(fits: (message: FromServer) => boolean): Promise<FromServer> {
    return new Promise((resolve, reject) => {
      const end = (): void => reject(new Error('the socket was closed'));
      const listener = (message: FromServer): void => {
        if (!fits(message)) return;
        listeners.delete(listener);
        socket.off('close', end);
        resolve(message);
      };
      listeners.add(listener);
      socket.once('close', end);
    });
  }

  async function ask(message: Sent, id = `id ${++lastId}`): Promise<FromServer> {
    const answer = next((found) => 'id' in found && found.id === id);
    socket.send(JSON.stringify({ ...message, id }));
    return answer;
  }

  const ended = async (end: () => void): Promise<void> => {
    if (socket.readyState === socket.CLOSED) return;
    const closed = once(socket, 'close');
    end();
    await closed;
  };

  return {
    socket,
    heard,
    texts,
    ask,
    async must(message, id) {
      const answer = await ask(message, id);
      if (answer.type === 'refused') throw new Error(`${message.type}: ${JSON.stringify(answer.trouble)}`);
      return answer;
    },
    async mustNot(message) {
      const answer = await ask(message);
      if (answer.type !== 'refused') throw new Error(`${message.type} was not refused`);
      return answer.trouble.code;
    },
    send: (text) => socket.send(text),
    async until(type, fits = () => true) {
      type Wanted = FromServerOf<typeof type>;
      const isIt = (message: FromServer): boolean => message.type === type && fits(message as Wanted);
      return (heard.find(isIt) ?? (await next(isIt))) as Wanted;
    },
    next,
    onMessage: (listener) => void listeners.add(listener),
    close: () => ended(() => socket.close()),
    cut: () => ended(() => socket.terminate()),
  };
}
