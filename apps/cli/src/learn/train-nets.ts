import type { Examples, Net } from '@altiplano/bots';
import { runJobs } from '../parallel/run-jobs.ts';

/** A net to be trained, how long and how boldly, and what its shuffles come from. */
export interface Training {
  readonly net: Net;
  readonly epochs: number;
  readonly rate: number;
  readonly seed: string;
}

/** Trains nets on the same examples, on all cores. The nets handed in stay as they are. */
export async function trainNets(
  examples: Examples,
  trainings: readonly Training[],
  workers: number | undefined,
): Promise<readonly Net[]> {
  const nets: Net[] = [];
  await runJobs<Training, Net>({
    worker: new URL('./train-worker.ts', import.meta.url),
    jobs: trainings,
    shared: examples,
    ...(workers === undefined ? {} : { workers }),
    onResult: (net) => nets.push(net),
  });
  return nets;
}
