import type { Ask, Pack } from './messages.ts';
import type { Answer } from './question.ts';
import type { WorkerLike } from './worker-like.ts';

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
