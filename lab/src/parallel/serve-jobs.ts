import { parentPort, workerData } from 'node:worker_threads';

/** What a worker sends back for each job. */
export type Reply<Result> = { readonly result: Result } | { readonly failed: Error };

/**
 * Makes this module a worker for `runJobs`: `prepare` gets what all jobs have in common, once, and returns what does one
 * job. Jobs and results are copied between threads, so they are plain data. What a job throws goes back with the job.
 */
export function serveJobs<Shared, Job, Result>(
  prepare: (shared: Shared) => (job: Job) => Result | Promise<Result>,
): void {
  const port = parentPort;
  if (port === null) throw new Error('this module is started by runJobs');
  const work = prepare(workerData as Shared);
  port.on('message', async (job: Job) => {
    try {
      port.postMessage({ result: await work(job) } satisfies Reply<Result>);
    } catch (error) {
      const failed = error instanceof Error ? error : new Error(String(error));
      port.postMessage({ failed } satisfies Reply<Result>);
    }
  });
}
