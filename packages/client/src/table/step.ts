import type { Deed } from '@altiplano/protocol';
import type { Game, GameEvent } from '@altiplano/rules';

/** One change on the screen: from one position to the next, with what happened in between. */
export interface Step {
  /** Grows from step to step. */
  readonly key: number;
  /**
   * An update of the table; an own move or undo, shown before it is confirmed; or that something else came of what was
   * shown than was foreseen.
   */
  readonly cause: 'update' | 'own' | 'undo' | 'correction';
  readonly number: number | null;
  readonly deed: Deed | null;
  readonly events: readonly GameEvent[];
  readonly before: Game | null;
  readonly after: Game | null;
}

/** A screen that nobody looks at need not be shown all it missed. */
const MOST_STEPS = 200;

/** The steps with one more; the oldest goes if there are too many. */
export function withStep(steps: readonly Step[], step: Step): readonly Step[] {
  return [...steps, step].slice(-MOST_STEPS);
}
