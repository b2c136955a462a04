/** Something to look at that changes: the interface of React's `useSyncExternalStore`. A snapshot never changes. */
export interface ExternalStore<T> {
  subscribe(listener: () => void): () => void;
  getSnapshot(): T;
}

export interface Cell<T> extends ExternalStore<T> {
  /** Nothing is told if it is the same as before. */
  set(value: T): void;
}

/** A value with listeners, who are told after each change. */
export function createCell<T>(first: T): Cell<T> {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      // One function may be given twice; each subscription ends by itself.
      const heard = (): void => listener();
      listeners.add(heard);
      return () => void listeners.delete(heard);
    },
    getSnapshot: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
  };
}
