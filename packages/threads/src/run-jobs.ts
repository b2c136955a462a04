import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { type Calls, createCalls } from './calls.ts';
import { threadOf } from './thread.ts';

export interface JobRun<Job, Result> {
  /** A module that calls `serveCalls`: `new URL('./game-worker.ts', import.meta.url)`. */
  readonly worker: URL;
  /** Taken one by one as workers become free, so a generator keeps a long run small. */
  readonly jobs: Iterable<Job>;
  /** What all jobs have in common; copied once to each worker. */
  readonly shared?: unknown;
  /** As many as there are cores, if not said. */
  readonly workers?: number;
  /** Called in the order of the jobs, whichever worker was faster: the same jobs give the same sums to the last bit. */
  onResult(result: Result, index: number): void;
}

/** A job that threw, or whose worker died: the run has no result, and the job is here to be run again. */
export class JobFailed<Job = unknown> extends Error {
  override readonly name = 'JobFailed';
  readonly job: Job;
  readonly index: number;

  constructor(job: Job, index: number, cause: Error) {
    super(cause.message, { cause });
    this.job = job;
    this.index = index;
  }
}

/** One thread with one job at a time. */
function startWorker<Job, Result>(
  file: URL,
  shared: unknown,
): Calls<Job, Result> & { end(): Promise<number> } {
  const thread = threadOf(new Worker(file, { workerData: shared }));
  return { ...createCalls<Job, Result>(thread), end: () => thread.terminate() };
}

async function outcomeOf<Result>(asked: Promise<Result>): Promise<{ result: Result } | { failed: Error }> {
  try {
    return { result: await asked };
  } catch (error) {
    return { failed: error as Error };
  }
}

/**
 * Runs jobs on all cores and hands over every result in the order of the jobs. If a job fails no new ones are begun, and
 * the first that failed, in the order of the jobs, is thrown as `JobFailed`. No worker is left when it returns or throws.
 */
export async function runJobs<Job, Result>(run: JobRun<Job, Result>): Promise<void> {
  const { worker, jobs, shared, workers = availableParallelism(), onResult } = run;
  const queue = jobs[Symbol.iterator]();
  const early = new Map<number, Result>();
  const failures: JobFailed<Job>[] = [];
  let begun = 0;
  let handedOver = 0;
  let isStopped = false;

  const handOver = (index: number, result: Result): void => {
    early.set(index, result);
    for (let next = early.get(handedOver); early.delete(handedOver); next = early.get(handedOver)) {
      onResult(next as Result, handedOver++);
    }
  };
  const workThroughQueue = async (): Promise<void> => {
    let thread: ReturnType<typeof startWorker<Job, Result>> | undefined;
    try {
      while (!isStopped) {
        const next = queue.next();
        if (next.done === true) break;
        const index = begun++;
        thread ??= startWorker<Job, Result>(worker, shared);
        const asked = await outcomeOf(thread.ask(next.value));
        if (!('failed' in asked)) handOver(index, asked.result);
        else {
          isStopped = true;
          failures.push(new JobFailed(next.value, index, asked.failed));
        }
      }
    } finally {
      isStopped = true;
      await thread?.end();
    }
  };

  const ends = await Promise.allSettled(Array.from({ length: workers }, workThroughQueue));
  const [first] = failures.toSorted((a, b) => a.index - b.index);
  if (first !== undefined) throw first;
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}
