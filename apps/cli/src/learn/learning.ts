import { createDice, createNet, type Examples, FEATURES, type Net } from '@altiplano/bots';
import type { Pack } from '@altiplano/pack';
import { castOfPlanners, castWithNets } from './cast.ts';
import { betterNet } from './better-net.ts';
import { lessonJobs, type LessonPlan } from './lesson-jobs.ts';
import { netsError } from './nets-error.ts';
import { playLessons } from './play-lessons.ts';
import { divided, joined, latest } from './replay.ts';
import { trainNets } from './train-nets.ts';

export interface LearnSettings extends LessonPlan {
  readonly iterations: number;
  readonly width: number;
  /** How many nets learn side by side, to be asked together. */
  readonly nets: number;
}

/** How an iteration went. */
export interface Iteration {
  /** Points of those who played as well as they could. */
  readonly meanScore: number;
  /** Positions that the nets were trained on. */
  readonly samples: number;
  /** How wrong the nets were about those of its games that they never learn from, before this iteration and afterwards, in points. */
  readonly before: number;
  readonly after: number;
  readonly nets: readonly Net[];
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

const FIRST_LAYER = 48;
const SECOND_LAYER = 16;
/** A new net has more to learn at once than one that is only to be corrected. */
const NEW = { epochs: 8, rate: 0.002 };
const LATER = { epochs: 4, rate: 0.001 };
/** After so many iterations the rate has halved: what is nearly right is only to be polished. */
const HALVED = 15;
/**
 * Trains nets by self-play. The same settings and start give the same nets with however many workers, and fewer iterations
 * the same as the first of more.
 */
export async function learnNets(run: LearningRun): Promise<void> {
  const { settings, pack, workers } = run;
  const { iterations, games, width, seed } = settings;
  const dice = createDice(`learn/${seed}`);
  let nets: readonly Net[] = run.start.slice(0, settings.nets);
  let replay: readonly (readonly Examples[])[] = [];
  for (let iteration = 0; iteration < iterations; iteration++) {
    const cast = nets.length === 0 ? castOfPlanners(width, dice) : castWithNets(nets, width, dice);
    const jobs = lessonJobs({ ...settings, seed: `${seed}/${iteration}` }, cast, dice);
    const onGame = (done: number): void => run.onGame(iteration * games + done);
    const { lessons, meanScore } = await playLessons({ pack, cast, jobs, workers, onGame });
    const { taught, unseen } = divided(lessons);
    replay = latest(replay, taught);
    const examples = joined(replay.flat());
    const trainings = Array.from({ length: settings.nets }, (_, index) => {
      const own = createDice(`learn/${seed}/${iteration}/${index}`);
      const { epochs, rate } = nets[index] === undefined ? NEW : LATER;
      const net = nets[index] ?? createNet(FEATURES, FIRST_LAYER, SECOND_LAYER, () => own.fraction());
      return { net, epochs, rate: rate / (1 + iteration / HALVED), seed: `${seed}/${iteration}/${index}` };
    });
    const trained = await trainNets(examples, trainings, workers);
    const before = netsError(nets.length === 0 ? trainings.map(({ net }) => net) : nets, unseen);
    nets = trained.map((net, index) => betterNet(net, nets[index], unseen));
    const after = netsError(nets, unseen);
    run.onIteration({ meanScore, samples: examples.targets.length, before, after, nets });
  }
}
