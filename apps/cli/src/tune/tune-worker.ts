import { type Mind, playMatch } from '@altiplano/bots';
import type { Pack } from '@altiplano/pack';
import type { Options } from '@altiplano/rules';
import { serveJobs } from '../parallel/serve-jobs.ts';

export interface TuneShared {
  readonly pack: Pack;
  readonly options: Options;
}

/** One sample against rivals: each seed is played from every seat. */
export interface TuneJob {
  readonly mind: Mind;
  readonly rivals: readonly Mind[];
  readonly seeds: readonly string[];
}

export interface TuneResult {
  readonly margin: number;
  readonly share: number;
}

serveJobs(({ pack, options }: TuneShared) => ({ mind, rivals, seeds }: TuneJob): TuneResult => {
  let margin = 0;
  let share = 0;
  let games = 0;
  for (const [block, seed] of seeds.entries()) {
    const rival = rivals[block % rivals.length] as Mind;
    for (let seat = 0; seat < options.players; seat++) {
      const minds = Array.from({ length: options.players }, (_, at) => (at === seat ? mind : rival));
      const outcome = playMatch(pack, options, seed, minds, seat);
      margin += outcome.margin;
      share += outcome.win;
      games++;
    }
  }
  return { margin: margin / games, share: share / games };
});
