import { PerformanceObserver } from 'node:perf_hooks';
import { setImmediate as nextTick } from 'node:timers/promises';

export interface GarbageReport {
  readonly collections: number;
  readonly heapGrowthBytes: number;
}

/** Runs something synchronous and counts the garbage collections that began meanwhile, and how the heap grew. */
export async function watchGarbage(run: () => void): Promise<GarbageReport> {
  const starts: number[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) starts.push(entry.startTime);
  });
  observer.observe({ entryTypes: ['gc'] });
  const heap = process.memoryUsage().heapUsed;
  const began = performance.now();
  run();
  const ended = performance.now();
  const heapGrowthBytes = process.memoryUsage().heapUsed - heap;
  // The observer hears of collections only once the event loop turns.
  await nextTick();
  await nextTick();
  observer.disconnect();
  return { collections: starts.filter((at) => at >= began && at <= ended).length, heapGrowthBytes };
}
