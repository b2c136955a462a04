import {
  BadInput,
  checkedOptions,
  type FlagKinds,
  GAME_FLAGS,
  type Line,
  namedOptions,
  numberFlag,
  optionsAsFlags,
  seedOf,
} from '@altiplano/cli/command-line';
import { DEFAULT_OPTIONS } from '@altiplano/rules';
import type { Texts } from '../text/texts.ts';
import { commandLine, nameOfFile } from './command-line.ts';
import type { TuneSettings } from './evolve.ts';

export const TUNE_FLAGS: FlagKinds = {
  ...GAME_FLAGS,
  generations: 'text',
  population: 'text',
  blocks: 'text',
  width: 'text',
  start: 'text',
  out: 'text',
  workers: 'text',
  progress: 'switch',
};

const GENERATIONS = 20;
const POPULATION = 14;
const BLOCKS = 8;
const WIDTH = 6;

/** How long, how many and how thoroughly. */
export function tuneSettings(line: Line, texts: Texts): TuneSettings {
  return {
    options: checkedOptions({ ...DEFAULT_OPTIONS, ...namedOptions(line, texts) }, texts),
    generations: numberFlag(line, 'generations', 1, 100_000, texts) ?? GENERATIONS,
    // Fewer have no better half to learn from.
    population: numberFlag(line, 'population', 4, 10_000, texts) ?? POPULATION,
    blocks: numberFlag(line, 'blocks', 1, 100_000, texts) ?? BLOCKS,
    width: widthFlag(line, WIDTH, texts),
    seed: seedOf(line, texts),
  };
}

/** How many plans a mind follows at once. */
export function widthFlag(line: Line, usual: number, texts: Texts): number {
  return numberFlag(line, 'width', 1, 100, texts) ?? usual;
}

/** The file to be written, which has to be named. */
export function outFlag(line: Line, command: string, texts: Texts): string {
  const file = line.flags.get('out');
  if (file === undefined || file === '') throw new BadInput(texts.tune.missingOut(command));
  return file;
}

/** The command that makes what so many generations have made, with everything said that it would else assume. */
export function tuneCommand(settings: TuneSettings, generations: number, line: Line): string {
  const { options, population, blocks, width, seed } = settings;
  return commandLine('tune', optionsAsFlags(options), {
    pack: nameOfFile(line.flags.get('pack')),
    generations,
    population,
    blocks,
    width,
    seed,
    start: nameOfFile(line.flags.get('start')),
    out: nameOfFile(line.flags.get('out')),
  });
}
