import { join } from 'node:path';
import {
  BadInput,
  checkedOptions,
  type Command,
  type Line,
  makeFolder,
  optionsAsFlags,
  packOf,
  print,
  seedOf,
  writeText,
} from '@altiplano/cli/command-line';
import { DEFAULT_OPTIONS, GOODS } from '@altiplano/rules';
import { gamesFlag, workersFlag } from '../arena/bot-flags.ts';
import { timeLeft } from '../arena/time-left.ts';
import { BALANCE_FLAGS, balanceBot, balanceOptions, targetBots } from '../balance/balance-flags.ts';
import { balanceJson } from '../balance/balance-json.ts';
import { balancePage } from '../balance/page/page.ts';
import { type GamesToPlay, runGames } from '../balance/run-games.ts';
import { summarize } from '../balance/summary/summarize.ts';
import type { Tally } from '../balance/tally/tally.ts';
import { targetsPage } from '../balance/targets/page.ts';
import { type BotResult, type TargetReport, targetsJson } from '../balance/targets/report.ts';
import { checkTable } from '../balance/targets/targets.ts';
import { targetsText } from '../balance/targets/terminal.ts';
import { terminalSummary } from '../balance/words/terminal.ts';
import { JobFailed } from '@altiplano/threads';
import { showProgress } from '../simulate/progress.ts';
import type { Texts } from '../text/texts.ts';

const GAMES = 200;

/** A game that breaks off is a fault of ours: no figures, but what is needed to see it again. */
function whatBroke(failure: JobFailed, run: GamesToPlay, line: Line, texts: Texts): Error {
  const file = line.flags.get('pack');
  const pack = file === undefined ? '' : ` --pack '${file}'`;
  const again = `balance --bot ${run.bot} --games 1 --seed '${failure.job}' ${optionsAsFlags(run.options)}${pack}`;
  const said = texts.balance.gameFailed(failure.message, String(failure.job));
  return new Error(`${said}\n  ${texts.simulation.reproduce} ${again}`, { cause: failure });
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
export const balance: Command<Texts> = {
  flags: BALANCE_FLAGS,
  words: 0,
  async run(line, texts) {
    const hasTargets = line.flags.has('targets');
    if (!hasTargets && line.flags.has('bots')) throw new BadInput(texts.targets.botsAlone);
    const bots = hasTargets ? targetBots(line, texts) : [balanceBot(line, texts)];
    const games = gamesFlag(line, GAMES, texts);
    const workers = workersFlag(line, texts);
    const options = checkedOptions({ ...DEFAULT_OPTIONS, ...balanceOptions(line, texts) }, texts);
    const pack = packOf(line, texts);
    const seed = seedOf(line, texts);
    const folder = line.flags.get('report');
    // Before the games, which may take long.
    if (folder !== undefined) makeFolder(folder, texts);
    const found: BotResult[] = [];
    for (const bot of bots) {
      const run = { pack, options, bot, games, seed, ...(workers === undefined ? {} : { workers }) };
      const tally = await played(run, line, texts);
      const shown = summarize({ bot, seed, options, pack }, tally);
      const higher = GOODS.filter((good) => pack.goods[good].higher);
      found.push({ bot, balance: shown, tally, rows: checkTable(shown, tally, higher) });
    }
    const [first] = found;
    if (first === undefined) throw new Error('no bot has played');
    const report: TargetReport = { games, seed, options, pack: first.balance.pack, bots: found };
    const written = hasTargets
      ? {
          name: 'targets',
          json: targetsJson(report),
          text: () => targetsText(report, pack, texts),
          page: () => targetsPage(report, pack, texts),
        }
      : {
          name: 'balance',
          json: balanceJson(first.balance),
          text: () => terminalSummary(first.balance, pack, texts),
          page: () => balancePage(first.balance, pack, texts),
        };
    if (line.flags.has('json')) print(written.json);
    else {
      print(texts.program.seed(seed));
      print(written.text());
    }
    if (folder !== undefined) {
      const files = {
        [`${written.name}.html`]: written.page(),
        [`${written.name}.json`]: `${written.json}\n`,
      };
      for (const [name, text] of Object.entries(files)) {
        const file = join(folder, name);
        writeText(file, text, texts);
        process.stderr.write(`${texts.balance.written(file)}\n`);
      }
    }
    return 0;
  },
};
