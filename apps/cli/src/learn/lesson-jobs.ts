import type { Dice } from '@altiplano/bots';
import type { Options } from '@altiplano/rules';
import type { Cast } from './cast.ts';
import { type ModuleMix, optionsOf } from './game-mix.ts';

/** One game to learn from. */
export interface LessonJob {
  readonly options: Options;
  readonly seed: string;
  /** Who plays: numbers in the list of minds that all jobs share. */
  readonly seats: readonly number[];
}

export interface LessonPlan {
  readonly games: number;
  readonly players: readonly number[];
  readonly modules: ModuleMix;
  /** What the seeds of the games begin with. */
  readonly seed: string;
}

/** The games of an iteration, their seats filled by chance. */
export function lessonJobs(plan: LessonPlan, { minds }: Cast, dice: Dice): LessonJob[] {
  return Array.from({ length: plan.games }, (_, game) => {
    const options = optionsOf(game, plan.players, plan.modules);
    const seats = Array.from({ length: options.players }, () => dice.below(minds.length));
    return { options, seed: `${plan.seed}/${game}`, seats };
  });
}
