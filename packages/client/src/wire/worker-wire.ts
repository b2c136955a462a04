import { isMessage, type OpenWire } from './wire.ts';

/** The part of a browser's `Worker` that matters here. */
export interface WorkerLike {
  postMessage(message: unknown): void;
  addEventListener(type: 'message' | 'error' | 'messageerror', listener: (event: unknown) => void): void;
  terminate(): void;
}

/** Wires to workers that `spawn` starts; one that fails is ended. */
export function workerWire(spawn: () => WorkerLike): OpenWire {
  return ({ heard, closed }) => {
    const worker = spawn();
    let isClosed = false;
    const close = (): void => {
      isClosed = true;
      worker.terminate();
    };
    const fail = (): void => {
      if (isClosed) return;
      close();
      closed({ code: null });
    };
    worker.addEventListener('message', (event) => {
      const { data } = event as { readonly data?: unknown };
      if (!isClosed && isMessage(data)) heard(data);
    });
    worker.addEventListener('error', fail);
    worker.addEventListener('messageerror', fail);
    return { send: (message) => worker.postMessage(message), close };
  };
}
