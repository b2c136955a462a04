import type { NewsMessage } from './message.ts';

export interface NewsListener {
  /** Another node has said this; `from` is that node's id. A node does not hear itself. */
  heard(message: NewsMessage, from: string): void;
  /** Something may have been missed (a lost connection is back): read again whatever must be current. */
  missed(): void;
}

/** What nodes on the same store tell each other. */
export interface News {
  /** Tells the other nodes soon, in the order of the calls; around a lost connection it may be said twice. */
  publish(message: NewsMessage): void;
  /** Begins to listen and returns how to stop. */
  subscribe(listener: NewsListener): () => void;
}
