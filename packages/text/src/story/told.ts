import type { EventOf, EventType } from '@altiplano/rules';
import type { Mark, Message, Part } from '../message/message.ts';

/** The fields of events of a type, in words. */
export type Fields<T extends EventType> = { readonly [K in Exclude<keyof EventOf<T>, 'type'>]: Part };

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
  readonly single: { readonly [T in SingleType]: (fields: Fields<T>) => Message };
  readonly many: Readonly<Record<ManyType, (things: Message, coins: Mark) => Message>>;
  /** Sentences. */
  readonly table: { readonly [T in TableType]: (fields: Fields<T>) => Message };
  on(thing: Message, site: Part): Message;
  from(thing: Message, site: Part): Message;
  inRow(thing: Message, row: Part): Message;
  missionReceived(mission: Part): Message;
  /** Of planning spaces, given up for the round. */
  planningFewer(spaces: number): Message;
  readonly freeCart: string;
}
