import type { FromServerOf, Trouble } from '@altiplano/protocol';
import type { FromHost, LocalAnswer, ToHost } from '../local/messages.ts';
import { backoff } from './backoff.ts';
import type { Timers } from './timers.ts';

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;
/** A request before it has a key. */
export type Unsent = WithoutId<Exclude<ToHost, { type: 'watch' }>>;

/** What answers a request. */
export type Answer =
  | FromServerOf<'ok' | 'story' | 'past' | 'position' | 'hint'>
  | Extract<LocalAnswer, { id: string }>
  | (FromServerOf<'refused'> & { readonly id: string });

export interface RequestParts {
  readonly timers: Timers;
  random(): number;
  newId(): string;
  /** Does nothing while there is no connection. */
  send(message: ToHost): void;
}

export interface Requests {
  ask(request: Unsent): Promise<Answer>;
  /** Asks for a sign of life, once. */
  ping(): void;
  /** The connection is there again: what has no answer is sent again, in its order. */
  resume(): void;
  /** Takes the answers out of what is heard. */
  heard(message: FromHost): void;
  /** Refuses all that has no answer. */
  drop(trouble: Trouble): void;
}

interface Open {
  readonly message: ToHost;
  readonly resolve: (answer: Answer) => void;
  tries: number;
}

/** Nobody knows whether it was done: to be sent again under the same key. */
const UNCERTAIN: readonly string[] = ['unavailable', 'stopping'];

function isAnswer(message: FromHost): message is Answer {
  return 'id' in message && typeof message.id === 'string';
}

export function createRequests({ timers, random, newId, send }: RequestParts): Requests {
  const open = new Map<string, Open>();

  function sendLater(id: string, request: Open): void {
    request.tries++;
    timers.after(backoff(request.tries, random()), () => {
      if (open.has(id)) send(request.message);
    });
  }

  return {
    ask(request) {
      const id = newId();
      const message = { ...request, id } as ToHost;
      return new Promise((resolve) => {
        open.set(id, { message, resolve, tries: 0 });
        send(message);
      });
    },
    ping: () => send({ type: 'ping', id: newId() }),
    resume() {
      for (const { message } of open.values()) send(message);
    },
    heard(message) {
      if (!isAnswer(message)) return;
      const request = open.get(message.id);
      if (request === undefined) return;
      if (message.type === 'refused' && UNCERTAIN.includes(message.trouble.code)) {
        return sendLater(message.id, request);
      }
      open.delete(message.id);
      request.resolve(message);
    },
    drop(trouble) {
      for (const [id, { resolve }] of open) resolve({ type: 'refused', id, trouble });
      open.clear();
    },
  };
}
