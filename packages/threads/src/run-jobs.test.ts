import { expect, test } from 'vitest';
import type { SumJob } from './testing/sum-worker.ts';
import { JobFailed, runJobs } from './run-jobs.ts';

const worker = new URL('./testing/sum-worker.ts', import.meta.url);

async function sums(jobs: Iterable<SumJob>, workers?: number): Promise<number[]> {
  const results: number[] = [];
  await runJobs<SumJob, number>({
    worker,
    jobs,
    shared: 100,
    ...(workers === undefined ? {} : { workers }),
    onResult: (result, index) => {
      expect(index).toBe(results.length);
      results.push(result);
    },
  });
  return results;
}

test('results come in the order of the jobs, whichever worker is faster', async () => {
  const jobs = [{ add: 0, wait: 60 }, { add: 1 }, { add: 2, wait: 20 }, { add: 3 }, { add: 4 }];
  expect(await sums(jobs, 3)).toEqual([100, 101, 102, 103, 104]);
  expect(await sums(jobs, 1)).toEqual([100, 101, 102, 103, 104]);
  expect(await sums(jobs)).toEqual([100, 101, 102, 103, 104]);
});

function* some(): Generator<SumJob> {
  for (let add = 0; add < 4; add++) yield { add };
}

test('jobs can be a generator, and there can be none', async () => {
  expect(await sums(some(), 8)).toEqual([100, 101, 102, 103]);
  expect(await sums([])).toEqual([]);
});

test.each<[SumJob, string]>([
  ['throw', 'no such sum'],
  ['die', 'exit code 3'],
  ['result that cannot be sent', 'could not be cloned'],
])('a job that fails (%s) ends the run, with the first such job', async (bad, message) => {
  const jobs: SumJob[] = [{ add: 1, wait: 20 }, bad, { add: 2, wait: 5 }, bad, { add: 3 }];
  const failure = await sums(jobs, 2).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(JobFailed);
  expect(failure).toMatchObject({ job: bad, index: 1, message: expect.stringContaining(message) });
});

test('a worker that cannot be loaded fails its job', async () => {
  const missing = new URL('./no-worker.ts', import.meta.url);
  const run = runJobs({ worker: missing, jobs: [7], onResult: () => undefined });
  await expect(run).rejects.toMatchObject({ name: 'JobFailed', job: 7, index: 0 });
});

test('what the receiver of results throws ends the run as it is', async () => {
  const complaint = new Error('not this one');
  const run = runJobs<SumJob, number>({
    worker,
    jobs: [{ add: 1 }, { add: 2 }],
    shared: 0,
    onResult: () => {
      throw complaint;
    },
  });
  await expect(run).rejects.toBe(complaint);
});
