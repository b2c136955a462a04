import { type Rejection, reject } from './rejection.ts';

export interface Options {
  readonly players: number;
  readonly missions: boolean;
  readonly traveler: 'off' | 'eventsOnly' | 'full';
  readonly short: boolean;
  readonly edition: 2017 | 2018;
  readonly roles: 'random' | 'draft';
  readonly planning: 'ordered' | 'simultaneous';
  readonly drawing: 'full' | 'upTo';
  readonly openBags: boolean;
  /** The seat that starts, or the seed's choice (S8). */
  readonly startingSeat: number | 'random';
}

export const DEFAULT_OPTIONS: Options = {
  players: 4,
  missions: false,
  traveler: 'off',
  short: false,
  edition: 2018,
  roles: 'random',
  planning: 'ordered',
  drawing: 'full',
  openBags: false,
  startingSeat: 'random',
};

/** The values of each option; its texts, its place in forms, its line in the lobby and its flag are tables over the same names. */
export const OPTION_CHOICES = {
  players: [2, 3, 4, 5],
  missions: [false, true],
  traveler: ['off', 'eventsOnly', 'full'],
  short: [false, true],
  edition: [2017, 2018],
  roles: ['random', 'draft'],
  planning: ['ordered', 'simultaneous'],
  drawing: ['full', 'upTo'],
  openBags: [false, true],
  startingSeat: ['random', 0, 1, 2, 3, 4],
} as const satisfies { [K in keyof Options]: readonly Options[K][] };

/** Why these options cannot make a game, or null: each value known, and none contradicting another. */
export function whyNotOptions(options: Options): Rejection | null {
  for (const [name, allowed] of Object.entries(OPTION_CHOICES)) {
    const value: unknown = (options as unknown as Record<string, unknown>)[name];
    if (!(allowed as readonly unknown[]).includes(value)) {
      return reject('unknownOption', 'S1', {
        option: name,
        value: String(value),
        allowed: allowed.join(', '),
      });
    }
  }
  for (const name of Object.keys(options)) {
    if (!(name in OPTION_CHOICES))
      return reject('unknownOption', 'S1', { option: name, value: '', allowed: '' });
  }
  if (options.short && options.traveler === 'off') {
    return reject('contradictoryOptions', 'Z1', { option: 'short', needs: 'traveler' });
  }
  if (options.startingSeat !== 'random' && options.startingSeat >= options.players) {
    return reject('noSuchSeat', 'S8', { seat: options.startingSeat, players: options.players });
  }
  return null;
}

/** Every combination of the options that change how the game is played (the test matrix). */
export function optionMatrix(): Options[] {
  const all: Options[] = [];
  for (const players of OPTION_CHOICES.players)
    for (const missions of OPTION_CHOICES.missions)
      for (const traveler of OPTION_CHOICES.traveler)
        for (const short of OPTION_CHOICES.short)
          for (const edition of OPTION_CHOICES.edition)
            for (const roles of OPTION_CHOICES.roles)
              for (const planning of OPTION_CHOICES.planning) {
                const options = {
                  ...DEFAULT_OPTIONS,
                  players,
                  missions,
                  traveler,
                  short,
                  edition,
                  roles,
                  planning,
                };
                if (whyNotOptions(options) === null) all.push(options);
              }
  return all;
}
