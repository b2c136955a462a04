import type { Options } from '@altiplano/rules';
import type { CardTable, Holding, Source } from '../tally/tally.ts';
import type { CardSummaries } from './cards.ts';
import type { Check } from './checks.ts';
import type { Estimate } from './estimates.ts';
import type { StandingSummary } from './standings.ts';

export interface CardName {
  readonly table: CardTable;
  readonly id: string;
}

/** Points of a group of players, per player. */
export interface PointsSummary {
  readonly total: Estimate | null;
  readonly sources: readonly { readonly source: Source; readonly mean: number; readonly share: number }[];
}

/** A mean per player, of the winners and of all. */
export interface Compared {
  readonly winners: number | null;
  readonly all: number | null;
}

export interface ActionSummary extends Compared {
  readonly action: string;
  /** Tiles that go into one such action. */
  readonly tiles: number | null;
}

export interface TravelerSummary {
  /** The share of the players who ever dealt with the traveler. */
  readonly used: Estimate | null;
  readonly users: StandingSummary;
  /** Per player. */
  readonly opals: number;
  readonly assets: number;
  readonly goods: number;
  readonly actions: number;
}

/** What many games between equals say about the balance of the game. */
export interface Balance {
  readonly bot: string;
  readonly games: number;
  readonly seed: string;
  readonly options: Options;
  readonly pack: { readonly id: string; readonly hash: string };
  readonly fairShare: number;
  readonly checks: readonly Check[];
  readonly neverAvailable: readonly CardName[];
  readonly neverTaken: readonly CardName[];
  readonly alwaysFirst: readonly CardName[];
  readonly roles: readonly ({ readonly id: string } & StandingSummary)[];
  /** From the one who starts the first round on, in turn order. */
  readonly positions: readonly ({ readonly position: number } & StandingSummary)[];
  readonly rounds: {
    readonly mean: Estimate | null;
    readonly games: readonly { readonly rounds: number; readonly games: number }[];
  };
  readonly endedBy: readonly { readonly cause: string; readonly games: number; readonly share: number }[];
  readonly movesPerGame: number | null;
  readonly decisionsPerGame: number | null;
  readonly points: { readonly winners: PointsSummary; readonly all: PointsSummary };
  readonly rowsOfWinners: Estimate | null;
  readonly holdings: readonly ({ readonly holding: Holding } & Compared)[];
  readonly actions: readonly ActionSummary[];
  readonly cards: CardSummaries;
  readonly traveler: TravelerSummary | null;
}
