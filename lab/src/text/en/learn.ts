import { COMMON_OPTIONS } from './options.ts';

export const learnHelp = `lab learn --out FILE [OPTION…]

Trains nets to say what a position is worth, with any numbers on tiles and
cards: nearly every game has a pack of its own, drawn as pack vary draws it. The
nets are asked together and play against themselves, at their best, carelessly
and with whims; they learn how many points were gained from each position to the
end, and from plans that were looked at and not chosen and are played out from
the same position. Without nets planners of all tastes play first. New nets play
on only if they win duels against those before.

  --out FILE        where the nets go, after each iteration
  --iterations N    how often they play and learn (4)
  --games N         how many games in each iteration (600)
  --players LIST    of how many players, in turn (2,3,4,3,4,5)
  --modules MIX     mixed, base or full (mixed)
  --width N         how many plans are followed at once (8)
  --nets N          how many learn side by side (4)
  --packs CHOICE    family (a pack for each game) or one (always the same)
                    (family)
  --others N        how many plans of a game that were not chosen are played out
                    (1)
  --duels N         how many pairs of games decide whether nets are kept (60)
  --checkpoint FILE where it saves how far it is after each iteration; if it is
                    there the run goes on from it
  --pack FILE       the pack that the family is drawn around, if not the shipped
                    one
  --seed TEXT       the same seed and the same start are the same nets
  --workers N       how many games at once (one for each core)
  --progress        says how far it is even where no terminal is

${COMMON_OPTIONS}`;

/** What learning says while it runs. */
export const learn = {
  sameFile: (file: string): string => `--checkpoint ${file}: must be another file than that of --out`,
  wrongPlayers: (value: string): string =>
    `--players ${value}: must be whole numbers from 2 to 5, with commas, such as 2,3,4`,
  iteration: (done: number, all: number): string => `iteration ${done} of ${all}`,
  points: (points: string): string => `${points} points`,
  samples: (samples: string): string => `${samples} samples`,
  error: (before: string | null, after: string): string =>
    before === null ? `error ${after}` : `error ${before}, then ${after}`,
  duel: (ahead: string, error: string, isKept: boolean): string =>
    `${ahead} ± ${error} points ahead, ${isKept ? 'kept' : 'not kept'}`,
};
