import { fileURLToPath } from 'node:url';
import { inItsOwnProcess, type Ran, withinThisProcess } from '@altiplano/cli/testing';
import { run } from '../program.ts';

export { folder, type Ran } from '@altiplano/cli/testing';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

/** Runs the real lab in a folder of its own, in English. */
export function runProgram(args: readonly string[]): Ran {
  return inItsOwnProcess(MAIN, args);
}

/** Runs the lab within this process: much faster, for what needs no process of its own. */
export function runWithin(args: readonly string[]): Promise<Ran> {
  return withinThisProcess(run, args);
}
