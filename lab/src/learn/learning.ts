import { createDice, type Lessons, type TaughtNet, toWhole } from '@altiplano/bots';
import type { Pack } from '@altiplano/pack';
import { castOfPlanners, castWithNets, mindOf } from './cast.ts';
import type { Checkpoint } from './checkpoint.ts';
import { type DuelResult, playDuels } from './duel.ts';
import { lessonJobs, type LessonPlan } from './lesson-jobs.ts';
import { playLessons } from './play-lessons.ts';
import { divided, latest } from './replay.ts';
import { type Taught, teach } from './teach.ts';

export interface LearnSettings extends LessonPlan {
  readonly iterations: number;
  readonly width: number;
  /** How many nets learn side by side, to be asked together. */
  readonly nets: number;
  /** Pairs of games between those that have learned and those that play so far. */
  readonly duels: number;
}

/** How an iteration went. */
export interface Iteration extends Taught {
  /** Points of those who played as well as they could. */
  readonly meanScore: number;
  /** Null where there was nobody to play against yet. */
  readonly duel: DuelResult | null;
  /** Whether the nets play from now on. */
  readonly kept: boolean;
}

export interface LearningRun {
  readonly settings: LearnSettings;
  readonly pack: Pack;
  /** Where an earlier run was broken off; null begins anew. */
  readonly from: Checkpoint | null;
  readonly workers: number | undefined;
  onGame(done: number): void;
  onIteration(
    iteration: Iteration,
    done: number,
    best: readonly TaughtNet[],
    learners: readonly TaughtNet[],
  ): void;
}

/** After so many iterations the steps are half as large: what is nearly right is only to be polished. */
const HALVED = 20;

/**
 * Teaches nets by self-play. Each iteration is drawn from the seed and its number alone, so a run that is broken off goes on
 * where it was, but for the games that were kept to learn from.
 */
export async function learnNets(run: LearningRun): Promise<void> {
  const { settings, pack, workers, from } = run;
  const { iterations, games, width, nets: count } = settings;
  let best = from?.best ?? [];
  let learners = from?.learners ?? [];
  let replay: readonly (readonly Lessons[])[] = [];
  for (let iteration = from?.iterations ?? 0; iteration < iterations; iteration++) {
    const seed = `${settings.seed}/${iteration}`;
    const plan: LessonPlan = { ...settings, seed };
    const dice = createDice(`learn/${seed}`);
    const council = best.map(toWhole);
    const cast = best.length === 0 ? castOfPlanners(width, dice) : castWithNets(council, width, dice);
    const onGame = (done: number): void => run.onGame(iteration * games + done);
    const jobs = lessonJobs(plan, cast, dice);
    const { lessons, meanScore } = await playLessons({ pack, cast, jobs, workers, onGame });
    const { taught, unseen } = divided(lessons);
    replay = latest(replay, taught);
    const caution = 1 + iteration / HALVED;
    const teaching = {
      nets: learners,
      count,
      judges: council,
      games: replay,
      unseen,
      caution,
      seed,
      workers,
    };
    const result = await teach(teaching);
    learners = result.nets;
    const newcomer = mindOf(learners.map(toWhole), width);
    const duel =
      best.length === 0
        ? null
        : await playDuels({
            plan,
            pack,
            newcomer,
            champion: mindOf(council, width),
            pairs: settings.duels,
            workers,
          });
    const kept = duel === null || duel.ahead > 0;
    if (kept) best = learners;
    run.onIteration({ meanScore, duel, kept, ...result }, iteration + 1, best, learners);
  }
}
