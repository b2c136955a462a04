import { type Lessons, type Mind, playForLessons } from '@altiplano/bots';
import type { Pack } from '@altiplano/pack';
import { serveJobs } from '../parallel/serve-jobs.ts';
import type { Cast } from './cast.ts';
import type { LessonJob } from './lesson-jobs.ts';

export interface SharedByLessons {
  readonly pack: Pack;
  readonly cast: Cast;
}

serveJobs(({ pack, cast }: SharedByLessons) => {
  return ({ options, seed, seats }: LessonJob): Lessons => {
    return playForLessons(
      pack,
      options,
      seed,
      seats.map((seat) => cast.minds[seat] as Mind),
      cast.moods,
    );
  };
});
