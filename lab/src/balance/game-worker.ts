import { BOTS, type BotName } from '@altiplano/bots';
import type { Pack } from '@altiplano/pack';
import type { Options } from '@altiplano/rules';
import { serveCalls } from '@altiplano/threads';
import { playOut } from './observe/play-out.ts';
import { tallyOf } from './observe/tally-of.ts';

/** What all games of a run have in common. */
export interface SharedByGames {
  readonly pack: Pack;
  readonly options: Options;
  readonly bot: BotName;
}

await serveCalls(
  ({ pack, options, bot }: SharedByGames) =>
    (seed: string) =>
      tallyOf(playOut(pack, options, seed, BOTS[bot])),
);
