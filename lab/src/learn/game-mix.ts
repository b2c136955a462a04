import { DEFAULT_OPTIONS, type Options } from '@altiplano/rules';

type Modules = Partial<Pick<Options, 'missions' | 'traveler' | 'short'>>;

const BASE: Modules = {};
const FULL: Modules = { missions: true, traveler: 'full' };

/** Which modules the games of a run have, in turn. */
const MIXES = {
  mixed: [
    BASE,
    FULL,
    BASE,
    { missions: true },
    BASE,
    { traveler: 'full' },
    BASE,
    { missions: true, traveler: 'eventsOnly' },
    BASE,
    { ...FULL, short: true },
  ],
  base: [BASE],
  full: [FULL],
} as const satisfies Record<string, readonly Modules[]>;

export type ModuleMix = keyof typeof MIXES;
export const MODULE_MIXES = Object.keys(MIXES) as ModuleMix[];

/**
 * The options of a game by its number. Each number of players meets every set of modules, as often as the lists name them;
 * a number of players can stand in its list several times.
 */
export function optionsOf(game: number, players: readonly number[], mix: ModuleMix): Options {
  const modules = MIXES[mix];
  return {
    ...DEFAULT_OPTIONS,
    ...modules[Math.floor(game / players.length) % modules.length],
    players: players[game % players.length] as number,
  };
}
