import { join } from 'node:path';
import { DEFAULT_OPTIONS } from '@altiplano/rules';
import { gamesFlag, workersFlag } from '../arena/bot-flags.ts';
import { timeLeft } from '../arena/time-left.ts';
import { makeFolder, packOf, writeText } from '../arguments/files.ts';
import type { Line } from '../arguments/flags.ts';
import { checkedOptions, optionsAsFlags, seedOf } from '../arguments/game-flags.ts';
import { BALANCE_FLAGS, balanceBot, balanceOptions } from '../balance/balance-flags.ts';
import { balanceJson } from '../balance/balance-json.ts';
import { balancePage } from '../balance/page/page.ts';
import { type GamesToPlay, runGames } from '../balance/run-games.ts';
import { summarize } from '../balance/summary/summarize.ts';
import type { Tally } from '../balance/tally/tally.ts';
import { terminalSummary } from '../balance/words/terminal.ts';
import { JobFailed } from '../parallel/run-jobs.ts';
import { showProgress } from '../simulate/progress.ts';
import type { Texts } from '../text/texts.ts';
import { type Command, print } from './command.ts';

const GAMES = 200;

/** A game that breaks off is a fault of ours: no figures, but what is needed to see it again. */
function whatBroke(failure: JobFailed, run: GamesToPlay, line: Line, texts: Texts): Error {
  const file = line.flags.get('pack');
  const pack = file === undefined ? '' : ` --pack '${file}'`;
  const again = `balance --bot ${run.bot} --games 1 --seed '${failure.job}' ${optionsAsFlags(run.options)}${pack}`;
  const said = texts.balance.gameFailed(failure.message, String(failure.job));
  return new Error(`${said}\n  ${texts.program.simulation.reproduce} ${again}`, { cause: failure });
}

async function played(run: GamesToPlay, line: Line, texts: Texts): Promise<Tally> {
  const say = (done: number, all: number, seconds: number): string =>
    texts.arena.progress(done, all, timeLeft(seconds, texts));
  const progress = showProgress(run.games, say, line.flags.has('progress'));
  try {
    return await runGames({ ...run, onGame: progress.at });
  } catch (error) {
    throw error instanceof JobFailed ? whatBroke(error, run, line, texts) : error;
  } finally {
    progress.clear();
  }
}

/** Many games between equals: who wins, what is taken, where the points come from. */
export const balance: Command = {
  flags: BALANCE_FLAGS,
  words: 0,
  async run(line, texts) {
    const bot = balanceBot(line, texts);
    const games = gamesFlag(line, GAMES, texts);
    const workers = workersFlag(line, texts);
    const options = checkedOptions({ ...DEFAULT_OPTIONS, ...balanceOptions(line, texts) }, texts);
    const pack = packOf(line, texts);
    const seed = seedOf(line, texts);
    const folder = line.flags.get('report');
    // Before the games, which may take long.
    if (folder !== undefined) makeFolder(folder, texts);
    const run = { pack, options, bot, games, seed, ...(workers === undefined ? {} : { workers }) };
    const found = summarize({ bot, seed, options, pack }, await played(run, line, texts));
    const json = balanceJson(found);
    if (line.flags.has('json')) print(json);
    else {
      print(texts.program.seed(seed));
      print(terminalSummary(found, pack, texts));
    }
    if (folder !== undefined) {
      const files = { 'balance.html': balancePage(found, pack, texts), 'balance.json': `${json}\n` };
      for (const [name, text] of Object.entries(files)) {
        const file = join(folder, name);
        writeText(file, text, texts);
        process.stderr.write(`${texts.balance.written(file)}\n`);
      }
    }
    return 0;
  },
};
