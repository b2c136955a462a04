import { existsSync } from 'node:fs';
import { nearestSet, WEIGHTS, type Weights } from '@altiplano/bots';
import {
  type Command,
  type Line,
  makeRoomFor,
  packOf,
  print,
  printJson,
  writeText,
} from '@altiplano/cli/command-line';
import type { Options } from '@altiplano/rules';
import { workersFlag } from '../arena/bot-flags.ts';
import type { Texts } from '../text/texts.ts';
import { brokenGame } from '../tune/broken-game.ts';
import { readData } from '../tune/data-file.ts';
import { evolve } from '../tune/evolve.ts';
import { followRun } from '../tune/run-progress.ts';
import { outFlag, TUNE_FLAGS, tuneCommand, tuneSettings } from '../tune/tune-flags.ts';
import { generationJson, generationLine } from '../tune/tune-report.ts';
import { newSet, readStartSets, readWeightSets, weightsText, withSet } from '../tune/weights-file.ts';

function startOf(line: Line, options: Options, texts: Texts): Weights {
  const file = line.flags.get('start');
  if (file === undefined) return WEIGHTS;
  return { ...WEIGHTS, ...nearestSet(readData(file, readStartSets, texts), options)?.weights };
}

/** Better weights for the planner by self-play, as the file that the bots read. */
export const tune: Command<Texts> = {
  flags: TUNE_FLAGS,
  words: 0,
  async run(line, texts) {
    const file = outFlag(line, 'tune', texts);
    const settings = tuneSettings(line, texts);
    const { options, generations, population, blocks, seed } = settings;
    const workers = workersFlag(line, texts);
    const pack = packOf(line, texts);
    const start = startOf(line, options, texts);
    // Before the games, which may take long.
    makeRoomFor(file, texts);
    const kept = existsSync(file) ? readData(file, readWeightSets, texts) : [];
    const passed: ReturnType<typeof generationJson>[] = [];
    const progress = followRun(generations * population * blocks * options.players, line, texts);
    try {
      await evolve({
        settings,
        pack,
        start,
        workers,
        onBlock: (done) => progress.at(done * options.players),
        // Written each time, so that a run that is broken off was not for nothing.
        onGeneration(generation) {
          const done = passed.push(generationJson(generation));
          const set = newSet(options, tuneCommand(settings, done, line), generation.weights);
          writeText(file, weightsText(withSet(kept, set)), texts);
          progress.stage((seconds) => generationLine(generation, done, generations, seconds, texts));
        },
      });
    } catch (error) {
      throw brokenGame(error, texts);
    } finally {
      progress.end();
    }
    if (line.flags.has('json')) {
      printJson({ file, seed, options, generations: passed });
    } else {
      print(texts.program.seed(seed));
      print(texts.tune.written(file));
    }
    return 0;
  },
};
