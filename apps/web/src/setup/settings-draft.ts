import { DEFAULT_SETTINGS, type TableSettings } from '@altiplano/protocol';
import type { Options } from '@altiplano/rules';

/** What a first game is set to: three players, the base game. */
export const FIRST_SETTINGS: TableSettings = {
  ...DEFAULT_SETTINGS,
  options: { ...DEFAULT_SETTINGS.options, players: 3 },
};

/** Options with some of them changed, and whatever would contradict that changed with it. */
export function withOptions(options: Options, changes: Partial<Options>): Options {
  const next = { ...options, ...changes };
  const isStarter = typeof next.startingSeat === 'number' && next.startingSeat >= next.players;
  return {
    ...next,
    short: next.short && next.traveler !== 'off',
    startingSeat: isStarter ? 'random' : next.startingSeat,
  };
}
