import { FEATURES, type Net } from '@altiplano/bots';
import { runJobs } from '../parallel/run-jobs.ts';

/** Moments from one to before another. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

export interface SharedByAsking {
  readonly nets: readonly Net[];
  readonly inputs: Float32Array;
}

const AT_ONCE = 4096;

function* stretches(count: number): Iterable<Stretch> {
  for (let from = 0; from < count; from += AT_ONCE) yield { from, to: Math.min(count, from + AT_ONCE) };
}

/** What nets, asked together, say of positions, in their units, on all cores; null without nets. */
export async function askNets(
  nets: readonly Net[],
  inputs: Float32Array,
  workers: number | undefined,
): Promise<Float32Array | null> {
  if (nets.length === 0) return null;
  const count = inputs.length / FEATURES;
  const said = new Float32Array(count);
  let at = 0;
  await runJobs<Stretch, Float32Array>({
    worker: new URL('./ask-nets-worker.ts', import.meta.url),
    jobs: stretches(count),
    shared: { nets, inputs } satisfies SharedByAsking,
    ...(workers === undefined ? {} : { workers }),
    onResult: (part) => {
      said.set(part, at);
      at += part.length;
    },
  });
  return said;
}
