import { inWords, optionsAsFlags } from '@altiplano/cli/command-line';
import type { Options } from '@altiplano/rules';
import type { Texts } from '../../text/texts.ts';
import type { Balance } from '../summary/balance.ts';
import type { Numbers } from './numbers.ts';

/** What is played with. */
export function modulesWords(options: Options, texts: Texts): string {
  const { modules } = texts.balance;
  const named = [
    ...(options.missions ? [modules.missions] : []),
    ...(options.traveler === 'off' ? [] : [modules[options.traveler]]),
    ...(options.short ? [modules.short] : []),
    ...(options.edition === 2017 ? [modules.first] : []),
    ...(options.roles === 'draft' ? [modules.draft] : []),
  ];
  return named.length === 0 ? modules.base : inWords(named, texts.words.and);
}

/** Which games these were, in one line. */
export function playedWords({ games, options, bot }: Balance, texts: Texts, numbers: Numbers): string {
  const played = texts.balance.played(numbers.count(games), options.players, bot);
  return `${played} · ${modulesWords(options, texts)}`;
}

/** What to type to play the same games again. */
export function commandAgain({ games, options, bot, seed }: Balance): string {
  const quoted = `'${seed.replaceAll("'", `'\\''`)}'`;
  return `lab balance --bot ${bot} --games ${games} --seed ${quoted} ${optionsAsFlags(options)}`;
}
