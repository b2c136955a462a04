import type { GameEvent, ReadableMove } from '@altiplano/rules';
import type { Game } from '@altiplano/rules';

/** An own step that can be taken back, and the position before it. */
export interface Footprint {
  /** Of the update that told of it; null while it is on its way. */
  readonly number: number | null;
  readonly before: Game;
  /** Null if it was played elsewhere. */
  readonly move: ReadableMove | null;
  /** Whether it ended a turn: the steps after it belong to another one. */
  readonly endsTurn: boolean;
}

/** The own steps that can be taken back, the oldest first. */
export type Trail = readonly Footprint[];

/** Whether these events end a turn of the seat. */
export function endsTurn(events: readonly GameEvent[], seat: number): boolean {
  return events.some(
    (event) => (event.type === 'turnEnded' || event.type === 'passed') && event.seat === seat,
  );
}

/** The trail without what can no longer be taken back. */
export function keepUndoable(trail: Trail, mayUndo: readonly number[]): Trail {
  return trail.filter(({ number }) => number !== null && mayUndo.includes(number));
}

/** How many of the last steps belong to the turn that is being played. */
export function stepsOfTurn(trail: Trail): number {
  return trail.length - 1 - trail.findLastIndex((step) => step.endsTurn);
}
