// A thread of the storage that stands still from the first thing it is asked for until it is let go.
import { parentPort, workerData } from 'node:worker_threads';

const { held } = workerData as { held: Int32Array };
parentPort?.on('message', () => {
  // No outcome at all: it stands still now.
  parentPort?.postMessage([]);
  Atomics.wait(held, 0, 0);
});
await import('../thread/storage-worker.ts');
