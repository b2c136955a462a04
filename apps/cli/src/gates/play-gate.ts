import { BOTS } from '@altiplano/bots';
import type { Pack } from '@altiplano/pack';
import { arenaJobs } from '../arena/arena-jobs.ts';
import type { ArenaReport } from '../arena/arena-report.ts';
import { createArenaTally } from '../arena/arena-tally.ts';
import type { BotGameJob } from '../arena/bot-game.ts';
import { playSeries } from '../arena/play-series.ts';
import type { Texts } from '../text/texts.ts';
import { blocksOf, type Gate, optionsOf } from './gate.ts';

/** What all gates of a run have in common. */
export interface GateRun {
  readonly pack: Pack;
  readonly packFile: string | undefined;
  readonly seed: string;
  readonly isQuick: boolean;
  readonly workers: number | undefined;
  readonly showAlways: boolean;
}

/** Plays a gate as the arena would with the same seed, so that the arena can show it again. */
export async function playGate(gate: Gate, run: GateRun, texts: Texts): Promise<ArenaReport> {
  const { candidate, against, players } = gate;
  const { pack, packFile, seed, isQuick, workers, showAlways } = run;
  const options = optionsOf(gate);
  const { budget } = BOTS[candidate];
  const blocks = blocksOf(gate, isQuick);
  const tally = createArenaTally(players);
  const series = {
    pack,
    packFile,
    options,
    jobs: arenaJobs({ bot: candidate, budget }, { bot: against }, players, blocks, seed),
    games: blocks * players,
    workers,
    showAlways,
    again: (job: BotGameJob) =>
      `arena --candidate ${candidate} --against ${against} --games ${players} --seed '${job.seed}'`,
  };
  const seconds = await playSeries(series, texts, tally.add);
  const figures = tally.total();
  const setting = { candidate, against, players, seed, options, budget };
  return { ...setting, ...figures, seconds, gamesPerSecond: figures.games / seconds };
}
