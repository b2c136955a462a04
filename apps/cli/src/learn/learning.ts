import { createDice, type Lessons, type Net } from '@altiplano/bots';
import type { Pack } from '@altiplano/pack';
import { castOfPlanners, castWithNets } from './cast.ts';
import { lessonJobs, type LessonPlan } from './lesson-jobs.ts';
import { playLessons } from './play-lessons.ts';
import { divided, latest } from './replay.ts';
import { type Taught, teach } from './teach.ts';

export interface LearnSettings extends LessonPlan {
  readonly iterations: number;
  readonly width: number;
  /** How many nets learn side by side, to be asked together. */
  readonly nets: number;
}

/** How an iteration went. */
export interface Iteration extends Taught {
  /** Points of those who played as well as they could. */
  readonly meanScore: number;
}

export interface LearningRun {
  readonly settings: LearnSettings;
  readonly pack: Pack;
  /** Nets to go on with; without any planners play first. */
  readonly start: readonly Net[];
  readonly workers: number | undefined;
  onGame(done: number): void;
  onIteration(iteration: Iteration): void;
}

/** After so many iterations the steps are half as large: what is nearly right is only to be polished. */
const HALVED = 15;

/**
 * Trains nets by self-play. The same settings and start give the same nets with however many workers, and fewer iterations
 * the same as the first of more.
 */
export async function learnNets(run: LearningRun): Promise<void> {
  const { settings, pack, workers } = run;
  const { iterations, games, width, seed, nets: count } = settings;
  const dice = createDice(`learn/${seed}`);
  let nets: readonly Net[] = run.start.slice(0, count);
  let replay: readonly (readonly Lessons[])[] = [];
  for (let iteration = 0; iteration < iterations; iteration++) {
    const cast = nets.length === 0 ? castOfPlanners(width, dice) : castWithNets(nets, width, dice);
    const jobs = lessonJobs({ ...settings, seed: `${seed}/${iteration}` }, cast, dice);
    const onGame = (done: number): void => run.onGame(iteration * games + done);
    const { lessons, meanScore } = await playLessons({ pack, cast, jobs, workers, onGame });
    const { taught, unseen } = divided(lessons);
    replay = latest(replay, taught);
    const result = await teach({
      nets,
      count,
      games: replay.flat(),
      unseen,
      caution: 1 + iteration / HALVED,
      seed: `${seed}/${iteration}`,
      workers,
    });
    nets = result.nets;
    run.onIteration({ meanScore, ...result });
  }
}
