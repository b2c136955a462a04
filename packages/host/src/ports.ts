import type { CancelSignal } from '@altiplano/bots';
import type { Entry, Trouble } from '@altiplano/protocol';
import type { Game } from '@altiplano/rules/engine';
import type { Table } from '@altiplano/table';
import type { BotDuty } from './duties.ts';
import type { Hosted } from './hosted.ts';
import type { Loaded } from './start.ts';

/** Time, lent by the platform. */
export interface Timers {
  /** Milliseconds since 1970, for what is stored. */
  now(): number;
  /** Milliseconds that nobody can set, for pauses and deadlines. */
  ticks(): number;
  /** Calls back once, later; the answer cancels it. */
  after(milliseconds: number, callback: () => void): () => void;
}

/** Where faults are noted; `err` is what was thrown. */
export interface Log {
  warn(about: object, text: string): void;
  error(about: { readonly err: unknown; readonly level?: string }, text: string): void;
}

/** Why a table cannot be read. */
export type Missing = Trouble | null;

/** Where logs are kept. What was resolved is durable; whatever fails is rejected, and may have been done. */
export interface Store<H extends Hosted> {
  /** Whether others work on the same store, so that memory may be a moment behind the log. */
  readonly isShared: boolean;
  /** A table as its log tells, up to an entry if one is named. */
  load(id: string, upTo?: number): Promise<Loaded | Missing>;
  /** The entries from a number on. */
  entries(id: string, from: number): Promise<readonly Entry[]>;
  /**
   * Entries after the one of this number, which are folded into the table already; `turnBefore` is what `turnOf` was
   * before them. `taken` if there are newer entries.
   */
  append(hosted: H, after: number, entries: readonly Entry[], turnBefore: string): Promise<'done' | 'taken'>;
}

/** Sends what was prepared to whoever listens then. */
export type Telling = () => void;

/** Those who see tables. */
export interface Audience<H extends Hosted> {
  /** After each entry has been folded: what is to be told of it once it is durable. */
  prepare(hosted: H): readonly Telling[];
  /** The table was read again as it was when everybody had been told of all. */
  readAgain(hosted: H): void;
  /** After a change that is durable and told; still in the table's queue. */
  changed(hosted: H, entries: readonly Entry[]): void;
}

/** Who drives a table, its bots and its clocks, where several hosts work on one store. */
export interface Lease {
  holds(table: string): boolean;
  /** Tries to become the host that drives a table; resolves when that is known. */
  ask(table: string): Promise<boolean>;
}

/** A seat's turn at deciding, until others have seen a move of it: a plan of many steps is one turn. */
export interface Turn {
  /** When the game began to wait for it, by the host's ticks; null while it only thinks ahead. */
  since: number | null;
  /** The part of its bot's budget that it has, once it has been begun: a plan is not thought with two budgets. */
  share: number | null;
}

/** Where bots think. */
export interface Thinking {
  /** The move that the seat's bot chooses of these; rejected if it is told to stop, or if it cannot think now. */
  choose(
    table: Table,
    game: Game,
    duty: BotDuty,
    moves: readonly number[],
    turn: Turn,
    signal: CancelSignal,
  ): Promise<number>;
  /** Whether a bot may begin with a plan that the game does not wait for yet. */
  mayThinkAhead(duty: BotDuty): boolean;
}
