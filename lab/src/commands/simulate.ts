import {
  BadInput,
  checkedOptions,
  type Command,
  GAME_FLAGS,
  type Line,
  namedOptions,
  numberFlag,
  optionsAsFlags,
  packOf,
  print,
  printJson,
  seedOf,
} from '@altiplano/cli/command-line';
import { DEFAULT_OPTIONS, type Location, type Options, optionMatrix } from '@altiplano/rules/engine';
import { showProgress } from '../simulate/progress.ts';
import { simulateGame } from '../simulate/simulate-game.ts';
import { createTally, type Range, type Statistics } from '../simulate/statistics.ts';
import type { Texts } from '../text/texts.ts';

const MOST_GAMES = 10_000_000;
const GAMES = 100;

/** The combinations to play: one, or all of the matrix that agree with what was named. */
function combinations(line: Line, texts: Texts): Options[] {
  const named = namedOptions(line, texts);
  if (!line.flags.has('matrix')) return [checkedOptions({ ...DEFAULT_OPTIONS, ...named }, texts)];
  const { drawing = DEFAULT_OPTIONS.drawing, ...rest } = named;
  const wanted = Object.entries(rest);
  const fitting = optionMatrix().filter((options) =>
    wanted.every(([name, value]) => options[name as keyof Options] === value),
  );
  if (fitting.length === 0) throw new BadInput(texts.complaints.noSuchCombination());
  return fitting.map((options) => ({ ...options, drawing }));
}

function asTable(statistics: Statistics, texts: Texts): string {
  const { simulation } = texts;
  const number = (value: number): string => value.toLocaleString(texts.language);
  const range = ({ min, mean, max }: Range): string =>
    simulation.range(number(min), number(mean), number(max));
  const causeName = (cause: string): string =>
    simulation.causes[cause] ?? texts.words.locations[cause as Location] ?? cause;
  const ends = Object.entries(statistics.endedBy).toSorted(([, a], [, b]) => b - a);
  const lines: [string, string][] = [
    [simulation.games, number(statistics.games)],
    ...(statistics.combinations === undefined
      ? []
      : [[simulation.combinations, number(statistics.combinations)] as [string, string]]),
    [simulation.rounds, range(statistics.rounds)],
    [simulation.scores, range(statistics.scores)],
    [simulation.endedBy, ends.map(([cause, count]) => `${causeName(cause)} ${number(count)}`).join(', ')],
    [simulation.decisions, number(statistics.decisions)],
    [
      simulation.speed,
      simulation.speeds(number(statistics.gamesPerSecond), number(statistics.decisionsPerSecond)),
    ],
    [simulation.violations, number(statistics.violations)],
  ];
  const width = Math.max(...lines.map(([caption]) => caption.length));
  return lines.map(([caption, value]) => `  ${caption.padEnd(width)}  ${value}`).join('\n');
}

function complain(statistics: Statistics, texts: Texts): void {
  for (const { seed, options, moves, violations } of statistics.details ?? []) {
    process.stderr.write(
      `altiplano: ${violations.join('; ')} (${texts.simulation.after(moves)})\n` +
        `  ${texts.simulation.reproduce} simulate --games 1 --seed '${seed}' ${optionsAsFlags(options)}\n`,
    );
  }
}

/** Random games by the hundred, with every position checked. */
export const simulate: Command<Texts> = {
  flags: { ...GAME_FLAGS, games: 'text', matrix: 'switch' },
  words: 0,
  run(line, texts) {
    const games = numberFlag(line, 'games', 1, MOST_GAMES, texts) ?? GAMES;
    const all = combinations(line, texts);
    const pack = packOf(line, texts);
    const seed = seedOf(line, texts);
    const tally = createTally();
    const total = games * all.length;
    const progress = showProgress(total, texts.simulation.progress);
    const started = performance.now();
    for (let number = 0; number < total; number++) {
      const options = all[Math.floor(number / games)] as Options;
      // The first game has the run's own seed, so that any game of a run can be run again alone.
      tally.add(simulateGame(pack, options, number === 0 ? seed : `${seed}+${number}`));
      progress.at(number + 1);
    }
    const seconds = (performance.now() - started) / 1000;
    progress.clear();
    const combinationCount = line.flags.has('matrix') ? all.length : undefined;
    const statistics = tally.total(seed, seconds, combinationCount);
    if (line.flags.has('json')) printJson(statistics);
    else {
      print(texts.program.seed(seed));
      print(asTable(statistics, texts));
    }
    complain(statistics, texts);
    return statistics.violations === 0 ? 0 : 1;
  },
};
