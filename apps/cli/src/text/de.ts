import type { en } from './en.ts';
import { arena } from './de/arena.ts';
import { balance } from './de/balance.ts';
import { board } from './de/board.ts';
import { cards } from './de/cards.ts';
import { complaints } from './de/complaints.ts';
import { gates } from './de/gates.ts';
import { info } from './de/info.ts';
import { ladder } from './de/ladder.ts';
import { learn } from './de/learn.ts';
import { moves } from './de/moves.ts';
import { play } from './de/play.ts';
import { program } from './de/program.ts';
import { refusals } from './de/refusals.ts';
import { tip } from './de/tip.ts';
import { told } from './de/told.ts';
import { tune } from './de/tune.ts';
import { words } from './de/words.ts';

/** Every text that a person sees, in German. */
export const de: typeof en = {
  language: 'de',
  arena,
  balance,
  board,
  cards,
  complaints,
  gates,
  info,
  ladder,
  learn,
  moves,
  play,
  program,
  refusals,
  tip,
  told,
  tune,
  words,
};
