import type { GameTexts, ReasonTexts } from '@altiplano/text';
import { board } from './en/board.ts';
import { complaints } from './en/complaints.ts';
import { info } from './en/info.ts';
import { offers } from './en/offers.ts';
import { play } from './en/play.ts';
import { program } from './en/program.ts';
import { store } from './en/store.ts';
import { tip } from './en/tip.ts';
import { game, reasons } from './en/words.ts';

const own = {
  board,
  complaints,
  info,
  offers,
  play,
  program,
  store,
  tip,
};

/** Every text that a person sees: what terminal and page share, and the terminal's own. */
export type Texts = GameTexts & typeof own & { readonly reasons: ReasonTexts };

/** Every text that a person sees, in English. */
export const en: Texts = { ...game, ...own, reasons };
