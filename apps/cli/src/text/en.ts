import { arena } from './en/arena.ts';
import { balance } from './en/balance.ts';
import { board } from './en/board.ts';
import { cards } from './en/cards.ts';
import { complaints } from './en/complaints.ts';
import { gates } from './en/gates.ts';
import { info } from './en/info.ts';
import { ladder } from './en/ladder.ts';
import { learn } from './en/learn.ts';
import { moves } from './en/moves.ts';
import { play } from './en/play.ts';
import { program } from './en/program.ts';
import { refusals } from './en/refusals.ts';
import { tip } from './en/tip.ts';
import { told } from './en/told.ts';
import { tune } from './en/tune.ts';
import { words } from './en/words.ts';

/** Every text that a person sees, in English. */
export const en = {
  language: 'en' as 'de' | 'en',
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
