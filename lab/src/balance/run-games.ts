import type { BotName } from '@altiplano/bots';
import type { Pack } from '@altiplano/pack';
import type { Options } from '@altiplano/rules';
import { runJobs } from '@altiplano/threads';
import type { SharedByGames } from './game-worker.ts';
import { addTallies } from './tally/sums.ts';
import type { Tally } from './tally/tally.ts';

export interface GamesToPlay {
  readonly pack: Pack;
  readonly options: Options;
  readonly bot: BotName;
  readonly games: number;
  readonly seed: string;
  readonly workers?: number;
  onGame?(done: number): void;
}

/** The first game has the run's own seed, so that any game of a run can be run again alone. */
function* seedsOf(seed: string, games: number): Generator<string> {
  for (let number = 0; number < games; number++) yield number === 0 ? seed : `${seed}+${number}`;
}

/** Plays games on all cores and adds up what they show; a game that fails is thrown as `JobFailed` with its seed. */
export async function runGames(run: GamesToPlay): Promise<Tally> {
  const { pack, options, bot, games, seed, workers, onGame } = run;
  let sum: Tally | null = null;
  await runJobs<string, Tally>({
    worker: new URL('./game-worker.ts', import.meta.url),
    jobs: seedsOf(seed, games),
    shared: { pack, options, bot } satisfies SharedByGames,
    ...(workers === undefined ? {} : { workers }),
    onResult: (tally, index) => {
      sum = sum === null ? tally : addTallies(sum, tally);
      onGame?.(index + 1);
    },
  });
  if (sum === null) throw new Error('no game was played');
  return sum;
}
