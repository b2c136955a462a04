/** Tells the sockets of this node that a session has been ended. */
export interface ClosedSessions {
  tell(tokenHash: string): void;
  /** Listens until the returned function is called. */
  onClosed(listener: (tokenHash: string) => void): () => void;
}

export function createClosedSessions(): ClosedSessions {
  const listeners = new Set<(tokenHash: string) => void>();
  return {
    tell(tokenHash) {
      for (const listener of listeners) listener(tokenHash);
    },
    onClosed(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
