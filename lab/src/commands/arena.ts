import { BOTS } from '@altiplano/bots';
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
import { arenaJson, arenaTable } from '../arena/arena-report.ts';
import {
  botFlag,
  gamesFlag,
  luckFlag,
  readBudget,
  SERIES_FLAGS,
  shareFlag,
  workersFlag,
} from '../arena/bot-flags.ts';
import { playArena } from '../arena/play-arena.ts';
import { rounded } from '../arena/rounded.ts';
import { readNetsFile } from '../learn/nets-file.ts';
import { readData } from '../tune/data-file.ts';
import type { Texts } from '../text/texts.ts';

const GAMES = 100;

/** One candidate against a table of another bot, seats in turn on shared seeds. */
export const arena: Command<Texts> = {
  flags: {
    ...SERIES_FLAGS,
    candidate: 'text',
    against: 'text',
    budget: 'text',
    gate: 'text',
    nets: 'text',
    luck: 'text',
  },
  words: 0,
  async run(line, texts) {
    const candidate = botFlag(line, 'candidate', texts);
    const against = botFlag(line, 'against', texts);
    const wanted = line.flags.get('budget');
    const budget = wanted === undefined ? BOTS[candidate].budget : readBudget(wanted, '--budget', ',', texts);
    const gate = shareFlag(line, 'gate', texts);
    const options = checkedOptions({ ...DEFAULT_OPTIONS, ...namedOptions(line, texts) }, texts);
    const blocks = Math.ceil(gamesFlag(line, GAMES, texts) / options.players);
    const workers = workersFlag(line, texts);
    const luckWorlds = luckFlag(line, texts);
    const pack = packOf(line, texts);
    const netsFile = line.flags.get('nets');
    const nets = netsFile === undefined ? undefined : readData(netsFile, readNetsFile, texts);
    const seed = seedOf(line, texts);
    const packFile = line.flags.get('pack');
    const showAlways = line.flags.has('progress');
    const report = await playArena(
      {
        candidate,
        against,
        budget,
        nets,
        netsFile,
        options,
        blocks,
        seed,
        pack,
        packFile,
        workers,
        luckWorlds,
        showAlways,
      },
      texts,
    );
    if (line.flags.has('json')) printJson(arenaJson(report));
    else {
      print(texts.program.seed(seed));
      print(arenaTable(report, texts));
    }
    // Sums of thirds and fifths may miss a whole by a hair.
    if (gate === undefined || rounded(report.share, 9) >= gate) return 0;
    const said = texts.arena.belowGate(String(rounded(report.share, 4)), String(gate));
    process.stderr.write(`altiplano: ${said}\n`);
    return 1;
  },
};
