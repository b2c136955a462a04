import type { EventType } from '@altiplano/rules';
import type { Mark, Message, Part } from '../message/message.ts';

/** The fields that events can have, in words. */
export type FieldName =
  | 'seat'
  | 'role'
  | 'mission'
  | 'to'
  | 'event'
  | 'coins'
  | 'opals'
  | 'points'
  | 'thing'
  | 'site'
  | 'good'
  | 'source'
  | 'location'
  | 'from'
  | 'means'
  | 'action'
  | 'row'
  | 'extension'
  | 'order'
  | 'house'
  | 'boat'
  | 'step'
  | 'movement'
  | 'space'
  | 'asset'
  | 'spaces'
  | 'cause'
  | 'lastRound'
  | 'round';
export type Fields = Readonly<Record<FieldName, Part>>;

/** Events of which several in a row make one line. */
export type ManyType =
  | 'drew'
  | 'gained'
  | 'spent'
  | 'placed'
  | 'tookBack'
  | 'lifted'
  | 'returnedToBag'
  | 'discarded'
  | 'sold'
  | 'stored'
  | 'delivered';

/** Events that concern nobody in particular. */
export type TableType =
  | 'roundBegan'
  | 'eventRevealed'
  | 'orderRemoved'
  | 'houseRemoved'
  | 'extensionRemoved'
  | 'extensionRevealed'
  | 'neutralGoodAdded'
  | 'stageTwoRevealed'
  | 'travelerMoved'
  | 'startingPlayerChanged'
  | 'endTriggered'
  | 'gameEnded';

export type SingleType = Exclude<EventType, ManyType | TableType>;

/** Not worth a line: other events say it, or the player has just done it. */
export const SILENT: readonly EventType[] = ['acted', 'turnEnded', 'unplaced'];

/** What happened, in words. */
export interface Told {
  /** What one player did, as it stands after the name and a colon. */
  readonly single: Readonly<Record<SingleType, (fields: Fields) => Message>>;
  readonly many: Readonly<Record<ManyType, (things: Message, coins: Mark) => Message>>;
  /** Sentences. */
  readonly table: Readonly<Record<TableType, (fields: Fields) => Message>>;
  on(thing: Message, site: Part): Message;
  from(thing: Message, site: Part): Message;
  inRow(thing: Message, row: Part): Message;
  missionReceived(mission: Part): Message;
  /** Of planning spaces, given up for the round. */
  planningFewer(spaces: number): Message;
  readonly freeCart: string;
}
