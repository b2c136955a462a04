import { LANGUAGES } from '@altiplano/cli/command-line';
import { arena } from './de/arena.ts';
import { balance } from './de/balance.ts';
import { complaints } from './de/complaints.ts';
import { gates } from './de/gates.ts';
import { ladder } from './de/ladder.ts';
import { learn } from './de/learn.ts';
import { lab } from './de/program.ts';
import { simulation } from './de/simulate.ts';
import { targets } from './de/targets.ts';
import { tune } from './de/tune.ts';
import type { Texts } from './en.ts';

const { de: terminal } = LANGUAGES;

/** Every text that a person sees, in German. */
export const de: Texts = {
  ...terminal,
  arena,
  balance,
  gates,
  lab,
  ladder,
  learn,
  simulation,
  targets,
  tune,
  complaints: { ...terminal.complaints, ...complaints },
};
