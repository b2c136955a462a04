import type { Game } from '@altiplano/rules';
import type { Budget } from '../bot.ts';
import type { Reasons } from '../reasons/reasons.ts';

/** The part of an `AbortSignal` that matters here. */
export interface CancelSignal {
  readonly aborted: boolean;
  readonly reason: unknown;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

/** A decision that a bot is to take. */
export interface Question {
  /** The true game; it stays with the caller. */
  readonly game: Game;
  readonly seat: number;
  readonly bot: string;
  readonly seed: string;
  readonly budget?: Budget | undefined;
  /** The answer comes when this time is over at the latest, but for the slice being thought. */
  readonly milliseconds?: number | undefined;
  readonly reasons?: boolean | undefined;
  readonly signal?: CancelSignal | undefined;
}

export interface Answer {
  readonly move: number;
  readonly reasons?: Reasons;
}
