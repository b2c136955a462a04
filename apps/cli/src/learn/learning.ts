import { createDice, createNet, type Dice, type Examples, FEATURES, type Net, train } from '@altiplano/bots';
import type { Pack } from '@altiplano/pack';
import { castOfPlanners, castWithNet } from './cast.ts';
import { lessonJobs, type LessonPlan } from './lesson-jobs.ts';
import { netError } from './net-error.ts';
import { playLessons } from './play-lessons.ts';
import { joined, latest } from './replay.ts';

export interface LearnSettings extends LessonPlan {
  readonly iterations: number;
  readonly width: number;
}

/** How an iteration went. */
export interface Iteration {
  /** Points of those who played as well as they could. */
  readonly meanScore: number;
  /** Positions that the net was trained on. */
  readonly samples: number;
  /** How wrong the net was about this iteration's games before it was trained on them, and afterwards, in points. */
  readonly before: number;
  readonly after: number;
  readonly net: Net;
}

export interface LearningRun {
  readonly settings: LearnSettings;
  readonly pack: Pack;
  /** A net to go on with; without one planners play first. */
  readonly start: Net | null;
  readonly workers: number | undefined;
  onGame(done: number): void;
  onIteration(iteration: Iteration): void;
}

const FIRST_LAYER = 48;
const SECOND_LAYER = 16;
/** A new net has more to learn at once than one that is only to be corrected. */
const NEW = { epochs: 8, rate: 0.002 };
const LATER = { epochs: 5, rate: 0.0012 };
/** After so many iterations the rate has halved: what is nearly right is only to be polished. */
const HALVED = 15;

function newNet(dice: Dice): Net {
  return createNet(FEATURES, FIRST_LAYER, SECOND_LAYER, () => dice.fraction());
}

/**
 * Trains a net by self-play. The same settings and start give the same net with however many workers, and fewer iterations
 * the same as the first of more.
 */
export async function learnNet(run: LearningRun): Promise<void> {
  const { settings, pack, workers } = run;
  const { iterations, games, width, seed } = settings;
  const dice = createDice(`learn/${seed}`);
  let net = run.start;
  let replay: readonly (readonly Examples[])[] = [];
  for (let iteration = 0; iteration < iterations; iteration++) {
    const cast = net === null ? castOfPlanners(width, dice) : castWithNet(net, width, dice);
    const jobs = lessonJobs({ ...settings, seed: `${seed}/${iteration}` }, cast, dice);
    const onGame = (done: number): void => run.onGame(iteration * games + done);
    const { lessons, meanScore } = await playLessons({ pack, cast, jobs, workers, onGame });
    replay = latest(replay, lessons);
    const examples = joined(replay.flat());
    const { epochs, rate } = net === null ? NEW : LATER;
    net ??= newNet(dice);
    const before = netError(net, lessons);
    train(net, examples, epochs, rate / (1 + iteration / HALVED), dice, () => undefined);
    const after = netError(net, lessons);
    run.onIteration({ meanScore, samples: examples.targets.length, before, after, net });
  }
}
