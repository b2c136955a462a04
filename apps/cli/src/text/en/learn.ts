import { COMMON_OPTIONS } from './options.ts';

export const learnHelp = `altiplano learn --out FILE [OPTION…]

Trains a net to say what a position is worth. It plays against itself, at its
best, carelessly and with whims, and learns from each position between rounds
how many points were gained from there to the end; without a net to start with,
planners of all tastes play first. Each iteration learns from the last three.

  --out FILE        where the net goes, after each iteration
  --iterations N    how often it plays and learns (4)
  --games N         how many games in each iteration (800)
  --players LIST    of how many players, in turn (2,3,4,4,4,5)
  --modules MIX     mixed, base or full (mixed)
  --width N         how many plans are followed at once (5)
  --start FILE      goes on with the net of such a file; take another seed
  --pack FILE       other numbers on tiles and cards than the shipped ones
  --seed TEXT       the same seed and the same start are the same net
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
