import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { solitaryNews } from '../news/solitary-news.ts';
import type { Storage } from '../storage.ts';
import { createCaller, type Caller } from './caller.ts';
import { type Part, PARTS, type ThreadData, type ThreadName } from './calls.ts';

type Spawn = (data: ThreadData) => Worker;

function spawnThread(data: ThreadData): Worker {
  return new Worker(new URL('./storage-worker.ts', import.meta.url), {
    name: `storage ${data.thread}`,
    workerData: data,
  });
}

interface Thread extends Caller {
  close(): Promise<void>;
}

async function open(spawn: Spawn, data: ThreadData): Promise<Thread> {
  const worker = spawn(data);
  const caller = createCaller(worker);
  await caller.opened;
  return {
    ...caller,
    async close() {
      const gone = once(worker, 'exit');
      await caller.call(null, 'close', []);
      worker.ref();
      await gone;
    },
  };
}

/** The parts of a storage, each of whose methods is a call. */
function partsOf(threads: Readonly<Record<ThreadName, Thread>>): Pick<Storage, Part> {
  const parts = (Object.keys(PARTS) as Part[]).map((part) => {
    const called = Object.entries<ThreadName>(PARTS[part]).map(([method, thread]) => [
      method,
      (...parameters: readonly unknown[]) => threads[thread].call(part, method, parameters),
    ]);
    return [part, Object.fromEntries(called)];
  });
  return Object.fromEntries(parts) as Pick<Storage, Part>;
}

/**
 * Opens the embedded storage of a data folder in threads of its own, one that changes and one that only reads: there the
 * disk is waited for, and nowhere else.
 */
export async function openThreaded(folder: string, spawn: Spawn = spawnThread): Promise<Storage> {
  const writer = await open(spawn, { thread: 'writer', folder });
  const reader = await open(spawn, { thread: 'reader', folder });
  return {
    ...partsOf({ writer, reader }),
    news: solitaryNews,
    async check() {
      await writer.call(null, 'check', []);
    },
    async close() {
      // The last to close tidies up the files, which only the writer may.
      await reader.close();
      await writer.close();
    },
  };
}
