import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { type Calls, createCalls, type Revive, threadOf } from '@altiplano/threads';
import { StorageFault, type StorageFaultCode } from '../fault.ts';
import { solitaryNews } from '../news/solitary-news.ts';
import type { Storage } from '../storage.ts';
import { type Call, type Part, PARTS, type ThreadData, type ThreadName } from './calls.ts';

type Spawn = (data: ThreadData) => Worker;

function spawnThread(data: ThreadData): Worker {
  return new Worker(new URL('./storage-worker.ts', import.meta.url), {
    name: `storage ${data.thread}`,
    workerData: data,
  });
}

interface Thread {
  readonly ask: Calls<Call, unknown>['ask'];
  close(): Promise<void>;
}

/** A fault of the storage keeps its class and figures on its way here. */
const revive: Revive = ({ name, message, more }, cause) =>
  name === 'StorageFault'
    ? new StorageFault(
        more['code'] as StorageFaultCode,
        message,
        { ...(more['figures'] as StorageFault['figures']) },
        cause,
      )
    : null;

async function open(spawn: Spawn, data: ThreadData): Promise<Thread> {
  const worker = spawn(data);
  const { ready, ask } = createCalls<Call, unknown>(threadOf(worker), revive);
  worker.on('error', (error: Error) => {
    // Without its storage a program is of no use, and a new one finds everything that was acknowledged.
    throw error;
  });
  await ready;
  return {
    ask,
    async close() {
      const gone = once(worker, 'exit');
      await ask({ part: null, method: 'close', parameters: [] });
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
      (...parameters: readonly unknown[]) => threads[thread].ask({ part, method, parameters }),
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
      await writer.ask({ part: null, method: 'check', parameters: [] });
    },
    async close() {
      // The last to close tidies up the files, which only the writer may.
      await reader.close();
      await writer.close();
    },
  };
}
