import { LANGUAGES, type Texts as TerminalTexts } from '@altiplano/cli/command-line';
import { arena } from './en/arena.ts';
import { balance } from './en/balance.ts';
import { complaints } from './en/complaints.ts';
import { gates } from './en/gates.ts';
import { ladder } from './en/ladder.ts';
import { learn } from './en/learn.ts';
import { lab } from './en/program.ts';
import { simulation } from './en/simulate.ts';
import { targets } from './en/targets.ts';
import { tune } from './en/tune.ts';

const own = { arena, balance, gates, lab, ladder, learn, simulation, targets, tune };

/** Every text that a person sees: the terminal's, and the lab's own. */
export type Texts = TerminalTexts & typeof own & { readonly complaints: typeof complaints };

const { en: terminal } = LANGUAGES;

/** Every text that a person sees, in English. */
export const en: Texts = { ...terminal, ...own, complaints: { ...terminal.complaints, ...complaints } };
