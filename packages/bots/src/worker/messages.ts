import type { Components, Options, State } from '@altiplano/rules/engine';
import type { Budget } from '../bot.ts';
import type { Reasons } from '../reasons/reasons.ts';

export interface Pack {
  readonly id: string;
  readonly components: Components;
}

/** A decision to think about, as plain data. */
export interface Ask {
  /** The id of a pack sent before. */
  readonly pack: string;
  readonly options: Options;
  /** Of a game imagined for the seat, never of the true one: a worker knows no more than its seat may. */
  readonly state: State;
  readonly seat: number;
  readonly bot: string;
  /** The one that the game was imagined with: it goes on with the same chance. */
  readonly seed: string;
  /** The bot's own, if none is named. */
  readonly budget?: Budget | undefined;
  /** Counted from the arrival of the request; whichever ends first, budget or time. */
  readonly milliseconds?: number | undefined;
  /** Thinks on without a budget until told to answer. */
  readonly openEnded?: boolean | undefined;
  readonly reasons?: boolean | undefined;
}

/** What a worker understands. A pack travels once, before the first request that names it. */
export type ToThinker =
  | { readonly pack: Pack }
  | { readonly id: number; readonly ask: Ask }
  | { readonly id: number; readonly cancel: true }
  | { readonly id: number; readonly answerNow: true };

/** What a worker says; a failure without an id answers a message that had none. */
export type FromThinker =
  | { readonly id: number; readonly move: number; readonly reasons?: Reasons }
  | { readonly id: number | null; readonly failed: string };
