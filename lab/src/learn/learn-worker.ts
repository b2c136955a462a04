import { type Lessons, type Mind, playForLessons } from '@altiplano/bots';
import { type Pack, varyPack } from '@altiplano/pack';
import { serveCalls } from '@altiplano/threads';
import type { Cast } from './cast.ts';
import type { LessonJob } from './lesson-jobs.ts';

export interface SharedByLessons {
  readonly pack: Pack;
  readonly cast: Cast;
}

await serveCalls(({ pack, cast }: SharedByLessons) => {
  return ({ options, seed, packSeed, seats, others }: LessonJob): Lessons[] => {
    return playForLessons({
      components: packSeed === null ? pack : varyPack(pack, packSeed),
      options,
      seed,
      minds: seats.map((seat) => cast.minds[seat] as Mind),
      moods: cast.moods,
      others,
    });
  };
});
