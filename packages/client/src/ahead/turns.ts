import type { MoveType } from '@altiplano/rules';
import type { Intended } from './line-step.ts';

const ENDINGS: readonly MoveType[] = ['declare', 'endTurn', 'pass'];

/** Whether others may act after this step, so that what follows belongs to another turn. */
export function endsTurn({ move }: Intended): boolean {
  return ENDINGS.includes(move.type);
}

/** The steps of a line by turns; a plan up to its declaration counts as one. The last turn may be unfinished. */
export function turnsOf<Step extends Intended>(steps: readonly Step[]): (readonly Step[])[] {
  const turns: Step[][] = [];
  let isNew = true;
  for (const step of steps) {
    if (isNew) turns.push([]);
    turns.at(-1)?.push(step);
    isNew = endsTurn(step);
  }
  return turns;
}
