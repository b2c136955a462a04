import type { WholeNet } from '@altiplano/bots';
import { optionsAsFlags } from '@altiplano/cli/command-line';
import type { Pack } from '@altiplano/pack';
import type { Options } from '@altiplano/rules';
import { JobFailed, runJobs } from '@altiplano/threads';
import { showProgress } from '../simulate/progress.ts';
import type { Texts } from '../text/texts.ts';
import type { BotGame, BotGameJob, SharedByBotGames } from './bot-game.ts';
import { seatName } from './seat-name.ts';
import { timeLeft } from './time-left.ts';

/** Many games of bots under the same options. */
export interface Series {
  readonly pack: Pack;
  /** The file that --pack named, for whoever plays a game again. */
  readonly packFile: string | undefined;
  readonly options: Options;
  /** Nets to be tried. */
  readonly nets?: readonly WholeNet[] | undefined;
  /** With how many other draws each draw is compared, where luck is measured. */
  readonly luckWorlds?: number;
  readonly jobs: Iterable<BotGameJob>;
  readonly games: number;
  readonly workers: number | undefined;
  /** Tells how far it is even where no terminal is. */
  readonly showAlways: boolean;
  /** The command, with its seed but without the options of the game, that plays this game again. */
  again(job: BotGameJob): string;
}

function whatBroke(failure: JobFailed<BotGameJob>, series: Series, texts: Texts): Error {
  const { job, message } = failure;
  const pack = series.packFile === undefined ? '' : ` --pack '${series.packFile}'`;
  const options = optionsAsFlags(series.options) + pack;
  const said = texts.arena.gameFailed(message, job.seed, job.seats.map(seatName).join(','), options);
  const again = `${texts.simulation.reproduce} ${series.again(job)} ${options}`;
  return new Error(`${said}\n  ${again}`, { cause: failure });
}

/**
 * Plays the games on all cores and hands them over in order; returns the seconds it took. A game that breaks off fails
 * the whole series, with what is needed to play it again.
 */
export async function playSeries(
  series: Series,
  texts: Texts,
  onGame: (game: BotGame, index: number) => void,
): Promise<number> {
  const { pack, options, nets, luckWorlds = 0, jobs, games, workers, showAlways } = series;
  const say = (done: number, all: number, seconds: number): string =>
    texts.arena.progress(done, all, timeLeft(seconds, texts));
  const progress = showProgress(games, say, showAlways);
  const started = performance.now();
  try {
    await runJobs<BotGameJob, BotGame>({
      worker: new URL('./bot-game-worker.ts', import.meta.url),
      jobs,
      shared: { pack, options, nets, luckWorlds } satisfies SharedByBotGames,
      ...(workers === undefined ? {} : { workers }),
      onResult: (game, index) => {
        onGame(game, index);
        progress.at(index + 1);
      },
    });
  } catch (error) {
    throw error instanceof JobFailed ? whatBroke(error as JobFailed<BotGameJob>, series, texts) : error;
  } finally {
    progress.clear();
  }
  return (performance.now() - started) / 1000;
}
