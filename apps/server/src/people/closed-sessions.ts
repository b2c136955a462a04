import type { News } from '@altiplano/storage';

export interface ClosedListener {
  /** A session has been ended, through this node or another. */
  closed(tokenHash: string): void;
  /** Some may have been ended without our hearing of it: every one has to be looked at again. */
  missed(): void;
}

/** Tells the sockets of all nodes that a session has been ended. */
export interface ClosedSessions {
  tell(tokenHash: string): void;
  /** Whether a session was ended a moment ago, perhaps while its socket was being opened. */
  isClosed(tokenHash: string): boolean;
  /** Listens until the returned function is called. */
  onClosed(listener: ClosedListener): () => void;
  close(): void;
}

/** Longer than it takes to open a socket: so many of those that ended last are kept in mind. */
const MOST_KEPT = 1000;

export function createClosedSessions(news: News): ClosedSessions {
  const listeners = new Set<ClosedListener>();
  const lately = new Set<string>();

  function heard(tokenHash: string): void {
    lately.add(tokenHash);
    if (lately.size > MOST_KEPT) lately.delete(lately.values().next().value as string);
    for (const listener of listeners) listener.closed(tokenHash);
  }

  const close = news.subscribe({
    heard(message) {
      if (message.kind === 'sessionEnded') heard(message.session);
    },
    missed() {
      for (const listener of listeners) listener.missed();
    },
  });

  return {
    tell(tokenHash) {
      heard(tokenHash);
      news.publish({ kind: 'sessionEnded', session: tokenHash });
    },
    isClosed: (tokenHash) => lately.has(tokenHash),
    onClosed(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close,
  };
}
