import type { Message, Part } from '../message/message.ts';

/** The figures that warnings can have, in words. */
export type WarningFigure =
  | 'good'
  | 'missing'
  | 'more'
  | 'places'
  | 'reachable'
  | 'site'
  | 'spaces'
  | 'steps'
  | 'thing'
  | 'tiles';
export type WarningFigures = Readonly<Record<WarningFigure, Part>>;

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
};
