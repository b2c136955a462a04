import { Worker } from 'node:worker_threads';
import type { WorkerLike } from '@altiplano/bots';

/** A thread that thinks for bots, for `createPool`. */
export function spawnThinker(): WorkerLike {
  const worker = new Worker(new URL('./thinker-worker.ts', import.meta.url), { name: 'bots' });
  // Nobody waits for a thought once everything else has ended.
  worker.unref();
  return {
    postMessage: (message) => worker.postMessage(message),
    onMessage: (listener) => worker.on('message', listener),
    onFailure(listener) {
      worker.on('error', listener);
      worker.on('messageerror', listener);
      worker.on('exit', (code) => listener(new Error(`the thread ended with code ${code}`)));
    },
    terminate: () => worker.terminate(),
  };
}
