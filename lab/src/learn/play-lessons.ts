import type { Lessons, Mind } from '@altiplano/bots';
import type { Pack } from '@altiplano/pack';
import { createRunningMean } from '../arena/running-mean.ts';
import { runJobs } from '@altiplano/threads';
import { type Cast, isCareful } from './cast.ts';
import type { SharedByLessons } from './learn-worker.ts';
import type { LessonJob } from './lesson-jobs.ts';

export interface LessonsToPlay {
  readonly pack: Pack;
  readonly cast: Cast;
  readonly jobs: readonly LessonJob[];
  readonly workers: number | undefined;
  onGame(done: number): void;
}

/** What the games of an iteration teach, game by game, and how many points the careful seats made on average. */
export interface Played {
  readonly lessons: readonly (readonly Lessons[])[];
  readonly meanScore: number;
}

/** Plays games on all cores; a game that fails is thrown as `JobFailed`. */
export async function playLessons({ pack, cast, jobs, workers, onGame }: LessonsToPlay): Promise<Played> {
  const { minds } = cast;
  const lessons: (readonly Lessons[])[] = [];
  const careful = createRunningMean();
  await runJobs<LessonJob, readonly Lessons[]>({
    worker: new URL('./learn-worker.ts', import.meta.url),
    jobs,
    shared: { pack, cast } satisfies SharedByLessons,
    ...(workers === undefined ? {} : { workers }),
    onResult: (games, index) => {
      for (const [seat, mind] of (jobs[index] as LessonJob).seats.entries()) {
        if (isCareful(minds[mind] as Mind)) careful.add(games[0]?.scores[seat] as number);
      }
      onGame(lessons.push(games));
    },
  });
  return { lessons, meanScore: careful.mean() };
}
