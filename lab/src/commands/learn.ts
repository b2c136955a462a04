import { resolve } from 'node:path';
import {
  BadInput,
  type Command,
  makeRoomFor,
  packOf,
  print,
  printJson,
  writeText,
} from '@altiplano/cli/command-line';
import { packHash } from '@altiplano/pack';
import { workersFlag } from '../arena/bot-flags.ts';
import { LEARN_FLAGS, learnCommand, learnSettings } from '../learn/learn-flags.ts';
import { iterationJson, iterationLine } from '../learn/learn-report.ts';
import { learnNets } from '../learn/learning.ts';
import { loadCheckpoint, saveCheckpoint } from '../learn/checkpoint.ts';
import { netsText } from '../learn/nets-file.ts';
import { brokenGame } from '../tune/broken-game.ts';
import { followRun } from '../tune/run-progress.ts';
import { outFlag } from '../tune/tune-flags.ts';
import type { Texts } from '../text/texts.ts';

/** Nets that learn by self-play what positions are worth, as the file that the bots read. */
export const learn: Command<Texts> = {
  flags: LEARN_FLAGS,
  words: 0,
  async run(line, texts) {
    const file = outFlag(line, 'learn', texts);
    const settings = learnSettings(line, texts);
    const { iterations, games, seed } = settings;
    const workers = workersFlag(line, texts);
    const pack = packOf(line, texts);
    const checkpoint = line.flags.get('checkpoint');
    if (checkpoint !== undefined && resolve(checkpoint) === resolve(file)) {
      throw new BadInput(texts.learn.sameFile(checkpoint));
    }
    const run = learnCommand(settings, iterations, line);
    const from = checkpoint === undefined ? null : loadCheckpoint(checkpoint, run, packHash(pack), texts);
    // Before the games, which may take long.
    makeRoomFor(file, texts);
    if (checkpoint !== undefined) makeRoomFor(checkpoint, texts);
    const passed: ReturnType<typeof iterationJson>[] = [];
    const progress = followRun(iterations * games, line, texts);
    try {
      await learnNets({
        settings,
        pack,
        from,
        workers,
        onGame: progress.at,
        // Written each time, so that a run that is broken off was not for nothing.
        onIteration(iteration, done, best, learners) {
          passed.push(iterationJson(iteration));
          writeText(file, netsText(best, learnCommand(settings, done, line)), texts);
          if (checkpoint !== undefined) {
            saveCheckpoint(
              checkpoint,
              { run, pack: packHash(pack), iterations: done, best, learners },
              texts,
            );
          }
          progress.stage((seconds) => iterationLine(iteration, done, iterations, seconds, texts));
        },
      });
    } catch (error) {
      throw brokenGame(error, texts);
    } finally {
      progress.end();
    }
    if (line.flags.has('json')) printJson({ file, seed, iterations: passed });
    else {
      print(texts.program.seed(seed));
      print(texts.tune.written(file));
    }
    return 0;
  },
};
