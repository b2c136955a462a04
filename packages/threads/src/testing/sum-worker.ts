import { serveCalls } from '../serve-calls.ts';

/** What the tests of `runJobs` and of calls ask for: a sum after a while, an error, or a worker that dies. */
export type SumJob =
  | { readonly add: number; readonly wait?: number }
  | 'throw'
  | 'die'
  | 'result that cannot be sent';

await serveCalls((base: number) => async (job: SumJob) => {
  if (job === 'throw') throw new RangeError('no such sum');
  if (job === 'die') process.exit(3);
  if (job === 'result that cannot be sent') return () => base;
  if (job.wait !== undefined) await new Promise((resolve) => setTimeout(resolve, job.wait));
  return base + job.add;
});
