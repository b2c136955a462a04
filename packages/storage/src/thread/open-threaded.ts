import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { solitaryNews } from '../news/solitary-news.ts';
import type { Storage } from '../storage.ts';
import { createCaller, type Caller } from './caller.ts';
import { type Part, PARTS } from './calls.ts';

/** The parts of a storage, each of whose methods is a call. */
function partsOf({ call }: Caller): Pick<Storage, Part> {
  const parts = (Object.keys(PARTS) as Part[]).map((part) => {
    const called = Object.keys(PARTS[part]).map((method) => [
      method,
      (...parameters: readonly unknown[]) => call(part, method, parameters),
    ]);
    return [part, Object.fromEntries(called)];
  });
  return Object.fromEntries(parts) as Pick<Storage, Part>;
}

/** Opens the embedded storage of a data folder in a thread of its own: there the disk is waited for, and nowhere else. */
export async function openThreaded(folder: string): Promise<Storage> {
  const worker = new Worker(new URL('./storage-worker.ts', import.meta.url), {
    name: 'storage',
    workerData: folder,
  });
  const caller = createCaller(worker);
  await caller.opened;
  return {
    ...partsOf(caller),
    news: solitaryNews,
    async check() {
      await caller.call(null, 'check', []);
    },
    async close() {
      const gone = once(worker, 'exit');
      await caller.call(null, 'close', []);
      worker.ref();
      await gone;
    },
  };
}
