import type { Times } from './figures.ts';

/** How a run of clients goes: each seat a move a second, or as fast as the answers come. */
export type Pace = 'tenTimesHuman' | 'flatOut';

/** What the process with the clients is told to do. */
export type Order =
  /** So many tables more. */
  | { readonly do: 'open'; readonly address: string; readonly tables: number }
  | { readonly do: 'play'; readonly seconds: number; readonly pace: Pace }
  /** Groups of sockets to a bare server, in place of tables. */
  | { readonly do: 'connect'; readonly address: string; readonly groups: number }
  | {
      readonly do: 'echo';
      readonly seconds: number;
      readonly pace: Pace;
      /** Back to the sender, or an answer and an update to all of the group. */
      readonly kind: 'echo' | 'fan';
      readonly bytes: number;
    }
  | { readonly do: 'hangUp' };

/** What came of a run. */
export interface LoadResult {
  readonly seconds: number;
  readonly acknowledged: number;
  readonly perSecond: number;
  /** From the moment at which it was to be sent to its answer. */
  readonly toAnswer: Times;
  /** To the update of another seat. */
  readonly toOthers: Times;
  readonly refused: number;
  /** Games that ended, and were begun anew. */
  readonly games: number;
  /** Mean size of an update, in bytes. */
  readonly updateBytes: number;
  readonly messagesIn: number;
  /** Share of a processor that the clients used. */
  readonly clientCpu: number;
}
