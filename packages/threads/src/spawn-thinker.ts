import { Worker } from 'node:worker_threads';
import type { WorkerLike } from '@altiplano/bots';
import { threadOf } from './thread.ts';

/** A thread that thinks for bots, for `createPool`; without `keepsAlive` nobody waits for a thought once everything else has ended. */
export function spawnThinker({ keepsAlive = true }: { readonly keepsAlive?: boolean } = {}): WorkerLike {
  const thread = threadOf(new Worker(new URL('./thinker-worker.ts', import.meta.url), { name: 'bots' }));
  thread.keepAlive(keepsAlive);
  return thread;
}
