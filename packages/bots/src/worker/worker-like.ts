import type { ToThinker } from './messages.ts';

/**
 * A worker as the pool sees it; each platform builds its own in a few lines. Our own for Node is in `packages/threads`. In a browser:
 *
 *     const worker = new Worker(new URL('./thinker-worker.ts', import.meta.url), { type: 'module' });
 *     postMessage: (message) => worker.postMessage(message)
 *     onMessage: (listener) => worker.addEventListener('message', ({ data }) => listener(data))
 *     onFailure: (listener) => worker.addEventListener('error', ({ message }) => listener(new Error(message)))
 *     terminate: () => worker.terminate()
 *
 * and inside that worker a thinker with `performance.now`, whose `later` posts to a `MessageChannel` of its own: browsers
 * hold repeated timeouts back for four milliseconds.
 */
export interface WorkerLike {
  /** Sends a copy, in the order of the calls. */
  postMessage(message: ToThinker): void;
  onMessage(listener: (data: unknown) => void): void;
  /** Whatever ends the worker or leaves it in doubt: an uncaught error, an exit. May be told more than once. */
  onFailure(listener: (reason: Error) => void): void;
  terminate(): Promise<unknown> | void;
}
