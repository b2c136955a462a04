import type { Figures } from '@altiplano/rules';

/**
 * What a player may be warned of before a move, and whether one is unless one says otherwise. The codes are also the
 * names of the preferences that switch the warnings off one by one.
 */
export const WARNINGS = {
  /** A tile placed on a location in this plan that no action can use this round: thing, site, tiles. */
  unusableTile: true,
  /** A role tile, extension or asset on which something was placed and something is still missing: site, missing. */
  incompleteCard: true,
  /** More locations with something to do than the means of travel reach: places, reachable. */
  unreachablePlace: true,
  /** Food on movement spaces that is not needed to get anywhere: tiles. */
  idleFood: true,
  /** Tiles left on planning spaces that some action could still use: thing, site, tiles. */
  unplacedTile: true,
  /** Passing although tiles could still be used: places, and one of them: site. */
  passWithTiles: true,
  /** Passing although something could still be bought with coins or opals: places. */
  passWithCoins: false,
  /** Planning spaces that stay empty: spaces; so many more could be drawn: more; or what to take back: thing, site. */
  emptyPlanning: true,
  /** An action that costs and brings nothing because its kind has run out (S11): good, or nothing for a card. */
  nothingGained: true,
  /** An action that ends although more tiles could be used in it: more. */
  earlyFinish: false,
  /** Something was prepared and is dropped because something else is ended; only the screen knows of it. */
  preparedMove: true,
  /** Steps that cannot be taken back any more once something is revealed: steps. */
  revealing: true,
} as const satisfies Record<string, boolean>;

export type WarningCode = keyof typeof WARNINGS;
export const WARNING_CODES = Object.keys(WARNINGS) as WarningCode[];

export interface Warning {
  readonly code: WarningCode;
  readonly figures: Figures;
}

export function warn(code: WarningCode, figures: Figures = {}): Warning {
  return { code, figures };
}
