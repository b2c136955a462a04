import { optionsAsFlags } from '../../arguments/game-flags.ts';
import { inWords } from '../../text/list.ts';
import type { Texts } from '../../text/texts.ts';
import type { Balance } from '../summary/balance.ts';
import type { Numbers } from './numbers.ts';

/** Which games these were, in one line. */
export function playedWords({ games, options, bot }: Balance, texts: Texts, numbers: Numbers): string {
  const { balance } = texts;
  const { modules } = balance;
  const named = [
    ...(options.missions ? [modules.missions] : []),
    ...(options.traveler === 'off' ? [] : [modules[options.traveler]]),
    ...(options.short ? [modules.short] : []),
    ...(options.edition === 2017 ? [modules.first] : []),
    ...(options.roles === 'draft' ? [modules.draft] : []),
  ];
  const what = named.length === 0 ? modules.base : inWords(named, texts.words.and);
  return `${balance.played(numbers.count(games), options.players, bot)} · ${what}`;
}

/** What to type to play the same games again. */
export function commandAgain({ games, options, bot, seed }: Balance): string {
  const quoted = `'${seed.replaceAll("'", `'\\''`)}'`;
  return `altiplano balance --bot ${bot} --games ${games} --seed ${quoted} ${optionsAsFlags(options)}`;
}
