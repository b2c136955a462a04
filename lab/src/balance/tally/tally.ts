import type { Score } from '@altiplano/rules';
import type { Standing } from './standing.ts';

/** Where points come from: the lines of a score sheet. */
export const SOURCES = [
  'rows',
  'orders',
  'goods',
  'houses',
  'houseGoods',
  'boats',
  'missions',
  'opals',
  'points',
  'assets',
] as const satisfies readonly (keyof Score)[];
export type Source = (typeof SOURCES)[number];

/** What lies before a player at the end. */
export const HOLDINGS = [
  'storedTiles',
  'rows',
  'extensions',
  'orders',
  'houses',
  'boats',
  'roadSteps',
  'carts',
  'coins',
  'assets',
  'opals',
] as const;
export type Holding = (typeof HOLDINGS)[number];

/** The kinds of cards and tiles that players compete for; extensions are counted by tile and by kind. */
export const CARD_TABLES = [
  'extensionKinds',
  'extensions',
  'orders',
  'houses',
  'boats',
  'missions',
  'assets',
] as const;
export type CardTable = (typeof CARD_TABLES)[number];

/** How often an action was taken, and with how many tiles where it goes tile by tile. */
export interface ActionSums {
  readonly taken: number;
  readonly tiles: number;
}

/** What a group of players did and had, added up. */
export interface PlayerSums {
  readonly players: number;
  readonly total: number;
  readonly squares: number;
  readonly points: Readonly<Record<Source, number>>;
  readonly holdings: Readonly<Record<Holding, number>>;
  readonly actions: Readonly<Record<string, ActionSums>>;
}

/** What is needed to tell the share that rows have of a total, and how sure that is. */
export interface RowSums {
  readonly count: number;
  readonly rows: number;
  readonly total: number;
  readonly rowsSquared: number;
  readonly totalSquared: number;
  readonly rowsTimesTotal: number;
}

/** One card over many games; games are counted unless something else is said. */
export interface CardSums {
  /** It was among the cards of the game, seen or not. */
  readonly inGame: number;
  /** Players could get it at some time. */
  readonly open: number;
  readonly taken: number;
  /** No other of its kind of cards was taken before it in the whole game. */
  readonly first: number;
  /** No other of its kind of cards was taken while it lay there. */
  readonly firstOfOpen: number;
  /** Players. */
  readonly takers: Standing;
  readonly byWinners: number;
  readonly byLosers: number;
  readonly winnersThere: number;
  readonly losersThere: number;
  /** Rounds in which it was taken, added up over the takers. */
  readonly rounds: number;
  readonly coins: number;
  /** Those who also fulfilled it (orders, missions), and when. */
  readonly doers: Standing;
  readonly doneRounds: number;
  /** Actions taken on the card. */
  readonly uses: number;
}

export interface TravelerSums {
  readonly players: number;
  readonly users: Standing;
  readonly opals: number;
  readonly assets: number;
  readonly goods: number;
  readonly actions: number;
}

/** A figure of each game, in thousandths, so that sums stay whole numbers. */
export interface Sample {
  readonly count: number;
  readonly sum: number;
  readonly squares: number;
}

/** Dear goods that should all be made, by different players. */
export const DEAR_GOODS = ['cloth', 'silver', 'glass'] as const;
export type DearGood = (typeof DEAR_GOODS)[number];

/** What a game shows of how it should play, one sample each: per player unless something else is said. */
export const MEASURES = [
  /** Planning spaces of the winners at the end. */
  'planning',
  'food',
  'orders',
  'houses',
  'boats',
  'assets',
  /** The share of the players who made one. */
  'cloth',
  'silver',
  'glass',
  /** What they make up of a winner's points for goods. */
  'clothPoints',
  'silverPoints',
  'glassPoints',
] as const;
export type Measure = (typeof MEASURES)[number];

/** What the table of targets needs beyond the balance. */
export interface TargetSums {
  readonly samples: Readonly<Record<Measure, Sample>>;
  /** Games in which a higher good came to the trading point. */
  readonly traded: Readonly<Record<string, number>>;
  /** Winners by steps of road at the end. */
  readonly winnersRoad: Readonly<Record<string, number>>;
  /** Extensions bought, by round. */
  readonly purchases: Readonly<Record<string, number>>;
  /** Players by role, and how many of them made each dear good. */
  readonly makers: Readonly<Record<string, Readonly<Record<'players' | DearGood, number>>>>;
}

/** Everything that is counted, of one game or of many: only whole numbers, to be added up. */
export interface Tally {
  readonly games: number;
  readonly moves: number;
  /** Moves with a choice. */
  readonly decisions: number;
  readonly rounds: Readonly<Record<string, number>>;
  readonly endedBy: Readonly<Record<string, number>>;
  readonly roles: Readonly<Record<string, Standing>>;
  /** 1 for who starts the first round, then in turn order. */
  readonly positions: Readonly<Record<string, Standing>>;
  readonly all: PlayerSums;
  readonly winners: PlayerSums;
  readonly winnersRows: RowSums;
  readonly cards: Readonly<Record<CardTable, Readonly<Record<string, CardSums>>>>;
  readonly traveler: TravelerSums;
  readonly targets: TargetSums;
}
