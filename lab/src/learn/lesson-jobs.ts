import type { Dice } from '@altiplano/bots';
import type { Options } from '@altiplano/rules';
import type { Cast } from './cast.ts';
import { type ModuleMix, optionsOf } from './game-mix.ts';

/** One game to learn from. */
export interface LessonJob {
  readonly options: Options;
  readonly seed: string;
  /** Draws a pack of the family; null plays with the pack itself. */
  readonly packSeed: string | null;
  /** Who plays: numbers in the list of minds that all jobs share. */
  readonly seats: readonly number[];
  /** Plans not chosen that are played out besides. */
  readonly others: number;
}

export const PACK_CHOICES = ['family', 'one'] as const;
export type PackChoice = (typeof PACK_CHOICES)[number];

export interface LessonPlan {
  readonly games: number;
  readonly players: readonly number[];
  readonly modules: ModuleMix;
  /** A pack of the family for each game, or always the same. */
  readonly packs: PackChoice;
  readonly others: number;
  /** What the seeds of the games begin with. */
  readonly seed: string;
}

/** One game in so many is played with the pack that the family is drawn around. */
const AT_HOME = 8;

/** The pack of a game, by its number: mostly another one each time. */
export function packSeedOf(packs: PackChoice, seed: string, game: number): string | null {
  return packs === 'one' || game % AT_HOME === AT_HOME - 1 ? null : `${seed}/${game}`;
}

/** The games of an iteration, their seats filled by chance. */
export function lessonJobs(plan: LessonPlan, { minds }: Cast, dice: Dice): LessonJob[] {
  return Array.from({ length: plan.games }, (_, game) => {
    const options = optionsOf(game, plan.players, plan.modules);
    const seats = Array.from({ length: options.players }, () => dice.below(minds.length));
    const seed = `${plan.seed}/${game}`;
    return { options, seed, packSeed: packSeedOf(plan.packs, plan.seed, game), seats, others: plan.others };
  });
}
