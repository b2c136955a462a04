import { COMMON_OPTIONS, GAME_OPTIONS } from './options.ts';

export const tuneHelp = `lab tune --out FILE [OPTION…]

Finds better weights for the bot that plans with weights, by evolution (CMA-ES):
each generation tries weights around those it has come to, and moves towards the
better half. All samples of a generation play the same seeds, from every seat,
against a small league: the weights set by hand, and every twelfth generation's.
What counts: the lead in points over the rivals' mean, and 10 points for a win.

  --out FILE        where the weights go, after each generation; a file that is
                    there keeps its sets for other players and modules
  --generations N   how many generations (20)
  --population N    how many samples in each (14)
  --blocks N        how many seeds each sample plays, on every seat (8)
  --width N         how many plans are followed at once (6)
  --start FILE      goes on from the weights of such a file; take another seed
  --workers N       how many games at once (one for each core)
  --progress        says how far it is even where no terminal is

${GAME_OPTIONS}

${COMMON_OPTIONS}`;

/** What tuning says while and after it runs; some of it learning says too. */
export const tune = {
  missingOut: (command: string): string => `${command} needs --out FILE, where what it finds is written`,
  written: (file: string): string => `written: ${file}`,
  generation: (done: number, all: number): string => `generation ${done} of ${all}`,
  best: 'best',
  mean: 'mean',
  share: 'wins',
  spread: 'spread',
};
