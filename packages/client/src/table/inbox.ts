import type { FromServerOf } from '@altiplano/protocol';
import type { AboutTable } from '../connection/following.ts';

export interface InboxParts {
  /** May take a while, as the pack has to be found; everything else waits meanwhile. */
  tableCame(message: FromServerOf<'table'>): Promise<void>;
  updated(message: FromServerOf<'update'>): void;
  chatted(message: FromServerOf<'chat'>): void;
  presence(message: FromServerOf<'presence'>): void;
  left(message: FromServerOf<'left'>): void;
}

/** What is said about a table, taken in its order. */
export interface Inbox {
  take(message: AboutTable): void;
  /** Whether something was heard that is not taken in yet. */
  readonly isBehind: boolean;
}

export function createInbox(parts: InboxParts): Inbox {
  const waiting: AboutTable[] = [];
  let isBusy = false;

  function give(message: AboutTable): Promise<void> | undefined {
    switch (message.type) {
      case 'table':
        return parts.tableCame(message);
      case 'update':
        return void parts.updated(message);
      case 'chat':
        return void parts.chatted(message);
      case 'presence':
        return void parts.presence(message);
      case 'left':
        return void parts.left(message);
    }
  }

  function next(): void {
    const message = isBusy ? undefined : waiting.shift();
    if (message === undefined) return;
    const given = give(message);
    if (given === undefined) return next();
    isBusy = true;
    void given.finally(() => {
      isBusy = false;
      next();
    });
  }

  return {
    take(message) {
      waiting.push(message);
      next();
    },
    get isBehind() {
      return isBusy || waiting.length > 0;
    },
  };
}
