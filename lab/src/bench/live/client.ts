import type { FromClient, FromServer } from '@altiplano/protocol';
import { type Line, openLine } from './line.ts';

type Sent = FromClient extends infer Message
  ? Message extends unknown
    ? Omit<Message, 'id'>
    : never
  : never;

/** A connection on which one asks and waits for the answer. */
export interface Client {
  readonly line: Line;
  ask(message: Sent, id?: string): Promise<FromServer>;
  /** Asks for something that has to be granted. */
  must(message: Sent, id?: string): Promise<FromServer>;
}

let lastId = 0;

/** Connects; everything that comes is told to `heard` as well. */
export async function connect(
  address: string,
  cookie: string,
  heard: (message: FromServer, bytes: number) => void = () => {},
): Promise<Client> {
  const waiting = new Map<string, { resolve(message: FromServer): void; reject(error: Error): void }>();
  const line = await openLine(address, cookie, {
    heard(message, bytes) {
      heard(message, bytes);
      if (!('id' in message) || message.id === undefined) return;
      waiting.get(message.id)?.resolve(message);
      waiting.delete(message.id);
    },
    closed() {
      for (const { reject } of waiting.values()) reject(new Error('the socket was closed'));
    },
  });

  function ask(message: Sent, id = `ask ${++lastId}`): Promise<FromServer> {
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      line.say({ ...message, id });
    });
  }

  return {
    line,
    ask,
    async must(message, id) {
      const answer = await ask(message, id);
      if (answer.type === 'refused') throw new Error(`${message.type}: ${JSON.stringify(answer.trouble)}`);
      return answer;
    },
  };
}
