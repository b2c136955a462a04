import { COMMON_OPTIONS } from './options.ts';

export const learnHelp = `altiplano learn --out FILE [OPTION…]

Trains nets to say what a position is worth. They are asked together and play
against themselves, at their best, carelessly and with whims, and learn from
each position between rounds how many points were gained from there to the end;
without nets to start with, planners of all tastes play first. Each iteration
learns from the games of the last twelve, but for one in ten: a net that has
become no better about those stays as it was.

  --out FILE        where the nets go, after each iteration
  --iterations N    how often they play and learn (4)
  --games N         how many games in each iteration (800)
  --players LIST    of how many players, in turn (2,3,4,4,4,5)
  --modules MIX     mixed, base or full (mixed)
  --width N         how many plans are followed at once (8)
  --nets N          how many learn side by side (4)
  --start FILE      goes on with the nets of such a file, and with new ones if
                    there are to be more; take another seed
  --pack FILE       other numbers on tiles and cards than the shipped ones
  --seed TEXT       the same seed and the same start are the same nets
  --workers N       how many games at once (one for each core)
  --progress        says how far it is even where no terminal is

${COMMON_OPTIONS}`;

/** What learning says while it runs. */
export const learn = {
  wrongPlayers: (value: string): string =>
    `--players ${value}: must be whole numbers from 2 to 5, with commas, such as 2,3,4`,
  iteration: (done: number, all: number): string => `iteration ${done} of ${all}`,
  points: (points: string): string => `${points} points`,
  samples: (samples: string): string => `${samples} samples`,
  error: (before: string, after: string): string => `error ${before}, then ${after}`,
};
