import { BOTS, type BotName } from '@altiplano/bots';
import type { Pack } from '@altiplano/pack';
import type { Options } from '@altiplano/rules';
import { serveJobs } from '../parallel/serve-jobs.ts';
import { playOut } from './observe/play-out.ts';
import { tallyOf } from './observe/tally-of.ts';

/** What all games of a run have in common. */
export interface SharedByGames {
  readonly pack: Pack;
  readonly options: Options;
  readonly bot: BotName;
}

serveJobs(
  ({ pack, options, bot }: SharedByGames) =>
    (seed: string) =>
      tallyOf(playOut(pack, options, seed, BOTS[bot])),
);
