import { existsSync, renameSync } from 'node:fs';
import { INPUTS_MARK, type TaughtNet, writeTaught } from '@altiplano/bots';
import { writeText } from '@altiplano/cli/command-line';
import type { Texts } from '../text/texts.ts';
import { countAt, objectAt, readData, refuse, textAt } from '../tune/data-file.ts';
import { inputsAt, taughtNetsAt } from './nets-file.ts';

/** Changes whenever learning itself does: what an older way has begun a newer one does not go on with. */
const WAY = 'council-1';

/** Where a run of learning has come to. */
export interface Checkpoint {
  /** The settings of the run, in words: another run does not go on from here. */
  readonly run: string;
  /** The hash of the pack that it learns: a file of the same name may hold another. */
  readonly pack: string;
  readonly iterations: number;
  /** Nets that play, none before the first have won; and those that learn, which may have lost their last duel. */
  readonly best: readonly TaughtNet[];
  readonly learners: readonly TaughtNet[];
}

function readCheckpoint(run: string, pack: string): (json: unknown) => Checkpoint {
  return (json) => {
    const file = objectAt(json, '', ['way', 'inputs', 'run', 'pack', 'iterations', 'best', 'learners']);
    if (textAt(file.way, 'way') !== WAY) refuse(file.way, 'way', WAY);
    inputsAt(file.inputs, 'inputs');
    if (textAt(file.pack, 'pack') !== pack) refuse(file.pack, 'pack', pack);
    if (textAt(file.run, 'run') !== run) refuse(file.run, 'run', run);
    return {
      run,
      pack,
      iterations: countAt(file.iterations, 'iterations', 0, 1_000_000),
      best: taughtNetsAt(file.best, 'best'),
      learners: taughtNetsAt(file.learners, 'learners'),
    };
  };
}

/** What was saved of a run, or null if it is yet to begin. */
export function loadCheckpoint(file: string, run: string, pack: string, texts: Texts): Checkpoint | null {
  return existsSync(file) ? readData(file, readCheckpoint(run, pack), texts) : null;
}

/** Saves where a run has come to; whoever breaks it off while it does finds the last one whole. */
export function saveCheckpoint(file: string, checkpoint: Checkpoint, texts: Texts): void {
  const { run, pack, iterations, best, learners } = checkpoint;
  const json = {
    way: WAY,
    inputs: INPUTS_MARK,
    run,
    pack,
    iterations,
    best: best.map(writeTaught),
    learners: learners.map(writeTaught),
  };
  writeText(`${file}.new`, `${JSON.stringify(json)}\n`, texts);
  renameSync(`${file}.new`, file);
}
