import {
  checkedOptions,
  type Command,
  namedOptions,
  packOf,
  print,
  printJson,
  seedOf,
} from '@altiplano/cli/command-line';
import { DEFAULT_OPTIONS } from '@altiplano/rules';
import { gamesFlag, SERIES_FLAGS, workersFlag } from '../arena/bot-flags.ts';
import type { BotGameJob, BotSeat } from '../arena/bot-game.ts';
import { playSeries } from '../arena/play-series.ts';
import { rounded } from '../arena/rounded.ts';
import { seatName } from '../arena/seat-name.ts';
import { ladderAgain, ladderJobs } from '../ladder/ladder-jobs.ts';
import { ladderJson, type LadderReport, ladderTable } from '../ladder/ladder-report.ts';
import { createLadderTally } from '../ladder/ladder-tally.ts';
import { rungsOf } from '../ladder/rungs.ts';
import { seatingOf } from '../ladder/seating.ts';
import type { Texts } from '../text/texts.ts';

const GAMES = 200;

/** Every bot against every other at balanced tables, and a rating for each. */
export const ladder: Command<Texts> = {
  flags: { ...SERIES_FLAGS, bots: 'text' },
  words: 0,
  async run(line, texts) {
    const options = checkedOptions({ ...DEFAULT_OPTIONS, ...namedOptions(line, texts) }, texts);
    const { players } = options;
    const rungs = rungsOf(line, players, texts);
    const pass = rungs.lineups.length * players;
    const games = pass * Math.ceil(gamesFlag(line, GAMES, texts) / pass);
    const workers = workersFlag(line, texts);
    const pack = packOf(line, texts);
    const seed = seedOf(line, texts);
    const tally = createLadderTally(rungs.bots.length, players);
    const series = {
      pack,
      packFile: line.flags.get('pack'),
      options,
      jobs: ladderJobs(rungs, games, seed),
      games,
      workers,
      showAlways: line.flags.has('progress'),
      again: (job: BotGameJob) => ladderAgain(rungs, job),
    };
    const seconds = await playSeries(series, texts, (game, index) =>
      tally.add(game, seatingOf(index, rungs.lineups, seed).bots),
    );
    const bots = tally
      .total()
      .map((figures, bot) => ({ bot: seatName(rungs.bots[bot] as BotSeat), ...figures }))
      .toSorted((a, b) => rounded(b.rating - a.rating, 6));
    const tables = rungs.lineups.filter((lineup) => lineup.includes(0) && lineup.includes(1)).length;
    const meetings = (games / rungs.lineups.length) * tables;
    const gamesPerSecond = games / seconds;
    const report: LadderReport = { bots, players, games, meetings, seed, options, seconds, gamesPerSecond };
    if (line.flags.has('json')) printJson(ladderJson(report));
    else {
      print(texts.program.seed(seed));
      print(ladderTable(report, texts));
    }
    return 0;
  },
};
