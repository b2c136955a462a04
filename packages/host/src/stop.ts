import type { CancelSignal } from '@altiplano/bots';

/** What tells others to stop, where there is no `AbortController`. */
export interface Stop {
  readonly signal: CancelSignal;
  stop(): void;
}

export function createStop(): Stop {
  const listeners = new Set<() => void>();
  let isStopped = false;
  const signal: CancelSignal = {
    get aborted() {
      return isStopped;
    },
    get reason() {
      return isStopped ? new Error('it was told to stop') : undefined;
    },
    addEventListener: (_, listener) => void listeners.add(listener),
    removeEventListener: (_, listener) => void listeners.delete(listener),
  };
  return {
    signal,
    stop() {
      if (isStopped) return;
      isStopped = true;
      for (const listener of listeners) listener();
      listeners.clear();
    },
  };
}
