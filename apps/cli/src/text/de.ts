import type { Texts } from './en.ts';
import { board } from './de/board.ts';
import { complaints } from './de/complaints.ts';
import { info } from './de/info.ts';
import { offers } from './de/offers.ts';
import { play } from './de/play.ts';
import { program } from './de/program.ts';
import { store } from './de/store.ts';
import { tip } from './de/tip.ts';
import { game, reasons } from './de/words.ts';

/** Every text that a person sees, in German. */
export const de: Texts = {
  ...game,
  board,
  complaints,
  info,
  offers,
  play,
  program,
  reasons,
  store,
  tip,
};
