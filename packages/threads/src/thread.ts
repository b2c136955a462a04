import type { Worker } from 'node:worker_threads';

/** A thread as those see it who send it messages. */
export interface Thread {
  postMessage(message: unknown): void;
  onMessage(listener: (data: unknown) => void): void;
  /** Whatever ends the thread or leaves it in doubt: an uncaught error, a message that cannot be read, an exit. May be told more than once. */
  onFailure(listener: (reason: Error) => void): void;
  /** Whether the program goes on for its sake. */
  keepAlive(isKept: boolean): void;
  terminate(): Promise<number>;
}

function asError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error(String(reason));
}

/** Node's worker as a thread. */
export function threadOf(worker: Worker): Thread {
  return {
    postMessage: (message) => worker.postMessage(message),
    onMessage: (listener) => worker.on('message', listener),
    onFailure(listener) {
      worker.on('error', (reason: unknown) => listener(asError(reason)));
      worker.on('messageerror', (reason: unknown) => listener(asError(reason)));
      worker.on('exit', (code) => listener(new Error(`the thread has ended with exit code ${code}`)));
    },
    keepAlive(isKept) {
      if (isKept) worker.ref();
      else worker.unref();
    },
    terminate: () => worker.terminate(),
  };
}
