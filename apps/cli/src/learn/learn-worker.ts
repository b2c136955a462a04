import { type Lessons, type Mind, playForLessons } from '@altiplano/bots';
import type { Pack } from '@altiplano/pack';
import type { Options } from '@altiplano/rules';
import { serveJobs } from '../parallel/serve-jobs.ts';

export interface LearnJob {
  readonly options: Options;
  readonly seed: string;
  /** Who plays: numbers in the list of minds that all jobs share. */
  readonly seats: readonly number[];
}

serveJobs(({ pack, minds }: { readonly pack: Pack; readonly minds: readonly Mind[] }) => {
  return ({ options, seed, seats }: LearnJob): Lessons => {
    return playForLessons(
      pack,
      options,
      seed,
      seats.map((seat) => minds[seat] as Mind),
    );
  };
});
