import type { Mind } from '@altiplano/bots';
import type { Pack } from '@altiplano/pack';
import { runJobs } from '@altiplano/threads';
import type { DuelJob, SharedByDuels } from './duel-worker.ts';
import { optionsOf } from './game-mix.ts';
import { type LessonPlan, packSeedOf } from './lesson-jobs.ts';

export interface Duels {
  readonly plan: LessonPlan;
  readonly pack: Pack;
  readonly newcomer: Mind;
  readonly champion: Mind;
  /** Each is two games with the same seed in which the two change places. */
  readonly pairs: number;
  readonly workers: number | undefined;
}

/** By how many points the newcomer's seats are ahead on average, and the standard error of that. */
export interface DuelResult {
  readonly ahead: number;
  readonly error: number;
}

/** Plays pairs of games, half of the seats each (with an odd number once the one has more, once the other). */
export async function playDuels({
  plan,
  pack,
  newcomer,
  champion,
  pairs,
  workers,
}: Duels): Promise<DuelResult> {
  const jobs = Array.from({ length: pairs }, (_, pair): DuelJob => {
    const seed = `${plan.seed}/duel/${pair}`;
    const packSeed = packSeedOf(plan.packs, seed, pair);
    return { options: optionsOf(pair, plan.players, plan.modules), seed, packSeed };
  });
  const found: number[] = [];
  await runJobs<DuelJob, number>({
    worker: new URL('./duel-worker.ts', import.meta.url),
    jobs,
    shared: { pack, minds: [newcomer, champion] } satisfies SharedByDuels,
    ...(workers === undefined ? {} : { workers }),
    onResult: (ahead) => found.push(ahead),
  });
  const ahead = found.reduce((sum, one) => sum + one, 0) / found.length;
  const squares = found.reduce((sum, one) => sum + (one - ahead) ** 2, 0);
  return { ahead, error: Math.sqrt(squares / Math.max(1, found.length - 1) / found.length) };
}
