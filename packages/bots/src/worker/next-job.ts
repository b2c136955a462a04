import type { Job } from './job.ts';

/** One slice of so many goes to the oldest job, so that a stream of short ones cannot keep a long one waiting for ever. */
const OLDEST_EVERY = 4;

/** The job whose key is smallest; of equals the one that came first. */
function least(jobs: readonly Job[], key: (job: Job) => number): Job | undefined {
  let best: Job | undefined;
  for (const job of jobs) if (best === undefined || key(job) < key(best)) best = job;
  return best;
}

/** Nobody waits for it: it has all the time in the world. */
function isPatient(job: Job): boolean {
  return job.stepsLeft === Infinity && job.deadline === Infinity;
}

/**
 * The job of the next slice, of jobs in the order of their arrival: first what must be answered now, then the shortest,
 * and what is open-ended only while nothing else is to be done.
 */
export function nextJob(jobs: readonly Job[], turn: number, time: number): Job | undefined {
  const due = jobs.find((job) => job.answerNow || time >= job.deadline);
  if (due !== undefined) return due;
  const awaited = jobs.filter((job) => !isPatient(job));
  if (awaited.length === 0) return least(jobs, (job) => job.stepsTaken);
  return turn % OLDEST_EVERY === 0 ? awaited[0] : least(awaited, (job) => job.stepsLeft);
}
