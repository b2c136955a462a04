import type { GameTexts, ReasonTexts } from '@altiplano/text';
import { arena } from './en/arena.ts';
import { balance } from './en/balance.ts';
import { board } from './en/board.ts';
import { complaints } from './en/complaints.ts';
import { gates } from './en/gates.ts';
import { info } from './en/info.ts';
import { ladder } from './en/ladder.ts';
import { learn } from './en/learn.ts';
import { offers } from './en/offers.ts';
import { play } from './en/play.ts';
import { program } from './en/program.ts';
import { store } from './en/store.ts';
import { targets } from './en/targets.ts';
import { tip } from './en/tip.ts';
import { tune } from './en/tune.ts';
import { game, reasons } from './en/words.ts';

const own = {
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
  store,
  targets,
  tip,
  tune,
};

/** Every text that a person sees: what terminal and page share, and the terminal's own. */
export type Texts = GameTexts & typeof own & { readonly reasons: ReasonTexts };

/** Every text that a person sees, in English. */
export const en: Texts = { ...game, ...own, reasons };
