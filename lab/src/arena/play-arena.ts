import type { BotName, Budget, WholeNet } from '@altiplano/bots';
import type { Pack } from '@altiplano/pack';
import type { Options } from '@altiplano/rules';
import type { Texts } from '../text/texts.ts';
import { arenaJobs } from './arena-jobs.ts';
import type { ArenaReport } from './arena-report.ts';
import { createArenaTally } from './arena-tally.ts';
import { playSeries } from './play-series.ts';

/** One candidate against a table of another bot. */
export interface Arena {
  readonly candidate: BotName;
  readonly against: BotName;
  /** How much the candidate may think. */
  readonly budget: Budget;
  /** Nets that the candidate thinks with in place of those shipped, and the file they are in. */
  readonly nets?: readonly WholeNet[] | undefined;
  readonly netsFile?: string | undefined;
  readonly options: Options;
  /** Set-ups, each played with the candidate on every seat. */
  readonly blocks: number;
  readonly seed: string;
  readonly pack: Pack;
  /** The file that --pack named, for whoever plays a game again. */
  readonly packFile: string | undefined;
  readonly workers: number | undefined;
  /** With how many other draws each draw from a bag is compared; with none, luck is not measured. */
  readonly luckWorlds: number;
  readonly showAlways: boolean;
}

/** Plays an arena on all cores and reports on it: the same seed, the same games. */
export async function playArena(arena: Arena, texts: Texts): Promise<ArenaReport> {
  const { candidate, against, budget, options, blocks, seed, pack, packFile, workers, showAlways } = arena;
  const { nets, netsFile, luckWorlds } = arena;
  const { players } = options;
  const tally = createArenaTally(players);
  const netsFlag = netsFile === undefined ? '' : ` --nets '${netsFile}'`;
  const bots = `--candidate ${candidate}${netsFlag} --against ${against} --budget ${budget.plan},${budget.action}`;
  const series = {
    pack,
    packFile,
    options,
    nets,
    luckWorlds,
    jobs: arenaJobs(
      { bot: candidate, budget, onTrial: nets !== undefined },
      { bot: against },
      players,
      blocks,
      seed,
    ),
    games: blocks * players,
    workers,
    showAlways,
    again: (job: { readonly seed: string }) => `arena ${bots} --games ${players} --seed '${job.seed}'`,
  };
  const seconds = await playSeries(series, texts, tally.add);
  const figures = tally.total();
  const setting = { candidate, against, players, seed, options, budget };
  const adjusted = luckWorlds === 0 ? null : figures.adjusted;
  return { ...setting, ...figures, adjusted, seconds, gamesPerSecond: figures.games / seconds };
}
