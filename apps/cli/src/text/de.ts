import type { Texts } from './en.ts';
import { arena } from './de/arena.ts';
import { balance } from './de/balance.ts';
import { board } from './de/board.ts';
import { complaints } from './de/complaints.ts';
import { gates } from './de/gates.ts';
import { info } from './de/info.ts';
import { ladder } from './de/ladder.ts';
import { learn } from './de/learn.ts';
import { offers } from './de/offers.ts';
import { play } from './de/play.ts';
import { program } from './de/program.ts';
import { store } from './de/store.ts';
import { targets } from './de/targets.ts';
import { tip } from './de/tip.ts';
import { tune } from './de/tune.ts';
import { game, reasons } from './de/words.ts';

/** Every text that a person sees, in German. */
export const de: Texts = {
  ...game,
  arena,
  balance,
  board,
  complaints,
  gates,
  info,
  ladder,
  learn,
  offers,
  play,
  program,
  reasons,
  store,
  targets,
  tip,
  tune,
};
