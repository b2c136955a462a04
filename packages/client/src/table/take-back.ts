import type { TableCommand } from '@altiplano/protocol';
import type { Model } from './model.ts';
import { stepsOfTurn } from './trail.ts';

/** How many own steps can be taken back: those that the other side allows, and those on their way. */
export function undoableSteps({ seen, trail, steps }: Model): number {
  const allowed = seen.own?.mayUndo.length ?? 0;
  return Math.max(0, allowed - trail.length + steps.length);
}

/** How many of them belong to the turn that is being played. */
export function undoableOfTurn(model: Model): number {
  const known = stepsOfTurn(model.steps);
  return known === model.steps.length ? undoableSteps(model) : known;
}

type Undo = Extract<TableCommand, { type: 'undo' }>;

/** The orders that take back so many steps, each with how many it takes back. */
export function undoOrders(model: Model, steps: number): { order: Undo; steps: number }[] {
  const { seen, trail, steps: shown } = model;
  const onTheirWay = shown.length - trail.length;
  const mayUndo = seen.own?.mayUndo ?? [];
  // The last first, as `mayUndo` has them; what is on its way will have higher numbers than all that is known.
  const first = steps > onTheirWay ? mayUndo[steps - onTheirWay - 1] : seen.number + 1;
  const isAll = steps >= onTheirWay && first !== undefined;
  if (steps > 1 && isAll) return [{ order: { type: 'undo', to: first - 1 }, steps }];
  return Array.from({ length: steps }, () => ({ order: { type: 'undo' }, steps: 1 }));
}
