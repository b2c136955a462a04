import type { NewsListener } from './news.ts';

export interface Subscribers extends NewsListener {
  add(listener: NewsListener): () => void;
}

/** Everyone who listens at this node; one that fails does not keep the others from hearing. */
export function createSubscribers(onTrouble: (trouble: Error) => void): Subscribers {
  const listeners = new Set<NewsListener>();

  function tell(say: (listener: NewsListener) => void): void {
    for (const listener of listeners) {
      try {
        say(listener);
      } catch (error) {
        onTrouble(new Error('a listener failed on news', { cause: error }));
      }
    }
  }

  return {
    heard: (message, from) => tell((listener) => listener.heard(message, from)),
    missed: () => tell((listener) => listener.missed()),
    add(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
