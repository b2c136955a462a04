import type { Mark, Message } from '../message/message.ts';

/** What a warning tells of, in words; numbers stay numbers, because the words around them depend on them. */
export interface WarningFigures {
  /** What has run out; null for a card. */
  readonly good: Mark | null;
  /** Things as many as `tiles`; null if it is about none. */
  readonly thing: Mark | null;
  /** A card or location by its name. */
  readonly site: Mark;
  /** Where that is: at the market, on a card. */
  readonly where: Message;
  /** What was prepared, in a few words. */
  readonly prepared: Message;
  readonly missing: number;
  readonly more: number;
  readonly places: number;
  readonly reachable: number;
  readonly spaces: number;
  readonly steps: number;
  readonly tiles: number;
}

/** What a player may be warned of before a move; the codes are those of the client. */
export const WARNING_CODES = [
  'unusableTile',
  'incompleteCard',
  'unreachablePlace',
  'idleFood',
  'unplacedTile',
  'passWithTiles',
  'passWithCoins',
  'emptyPlanning',
  'nothingGained',
  'earlyFinish',
  'preparedMove',
  'revealing',
] as const;
export type WarningCode = (typeof WARNING_CODES)[number];

export interface WarningText {
  /** The name of the preference that switches it off. */
  readonly name: string;
  /** When one is warned, in a sentence. */
  readonly says: string;
  /** The warning itself. */
  readonly warns: (figures: WarningFigures) => Message;
}
export type WarningTexts = Readonly<Record<WarningCode, WarningText>> & {
  readonly goOn: string;
  readonly back: string;
  readonly notAgain: string;
  /** On something that is no location. */
  readonly on: (site: Mark) => Message;
};
