import type { Play, Table } from '../table.ts';

/** Whether only its own seat knows of a step. */
export function isPrivate(table: Table, play: Play): boolean {
  return table.sequences.visible[play.number - 1] === 1 << play.seat;
}
