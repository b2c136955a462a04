import { type Lessons, type Mind, playForLessons } from '@altiplano/bots';
import type { Pack } from '@altiplano/pack';
import { serveJobs } from '../parallel/serve-jobs.ts';
import type { LessonJob } from './lesson-jobs.ts';

export interface SharedByLessons {
  readonly pack: Pack;
  readonly minds: readonly Mind[];
}

serveJobs(({ pack, minds }: SharedByLessons) => {
  return ({ options, seed, seats }: LessonJob): Lessons => {
    return playForLessons(
      pack,
      options,
      seed,
      seats.map((seat) => minds[seat] as Mind),
    );
  };
});
