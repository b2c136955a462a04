import type { MoveType, ReadableMove } from '@altiplano/rules';

/** Moves that are no action of a turn. */
const BESIDE: readonly MoveType[] = ['travel', 'setFigure', 'pass', 'endTurn'];

/** Whether an action is among the moves of a turn. */
export function mayAct(legal: readonly ReadableMove[]): boolean {
  return legal.some(({ type }) => !BESIDE.includes(type));
}
