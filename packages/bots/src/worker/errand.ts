import type { Game } from '@altiplano/rules';
import type { Budget } from '../bot.ts';
import type { Reasons } from '../reasons.ts';
import type { Ask, Pack } from './messages.ts';
import type { WorkerLike } from './worker-like.ts';

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

/** A worker, what it has been told and what it is thinking about. */
export interface Member {
  readonly worker: WorkerLike;
  /** Ids of the packs that it knows. */
  readonly packs: Set<string>;
  readonly errands: Map<number, Errand>;
}

/** A question on its way through the pool. */
export interface Errand {
  readonly id: number;
  readonly pack: Pack;
  readonly ask: Ask;
  /** Who thinks about it; null before it is sent and after it is settled. */
  member: Member | null;
  /** How many workers were lost over it. */
  losses: number;
  answerNow: boolean;
  resolve(answer: Answer): void;
  reject(reason: unknown): void;
}

/** How much a new errand would have to wait behind these: what is open-ended gives way to all others. */
export function busyness({ errands }: Member): number {
  let sum = 0;
  for (const { ask } of errands.values()) {
    sum += ask.openEnded === true && ask.milliseconds === undefined ? 0.001 : 1;
  }
  return sum;
}
