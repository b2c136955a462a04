import type { ReadableMove } from '@altiplano/rules';
import { isOpen } from '../play/choices.ts';
import type { Spot } from '../play/paths.ts';
import { useTable } from './at-table.ts';

/** How a spot looks and what pressing it does. */
export interface SpotState {
  readonly state: 'plain' | 'legal' | 'chosen';
  readonly isLegal: boolean;
  press(): void;
  /** For whoever points at it, what it would do is shown; and marks to find it by. */
  readonly pointing: {
    onPointerEnter(): void;
    onPointerLeave(): void;
    onFocus(): void;
    onBlur(): void;
    'data-spot': Spot;
    /** What can be pressed now, for the keys that walk along it. */
    'data-open': '' | undefined;
  };
}

/** A spot of the table. */
export function useSpot(spot: Spot): SpotState {
  const { held, choices, press, consider } = useTable();
  const isLegal = isOpen(spot, held, choices);
  const considered = (): readonly ReadableMove[] | null => {
    const found = choices.filter(({ path }) =>
      held === null ? path[0] === spot && path.length === 1 : path[0] === held && path[1] === spot,
    );
    return found.length === 1 ? (found[0]?.moves ?? null) : null;
  };
  const begin = (): void => consider(considered());
  const end = (): void => consider(null);
  return {
    state: held === spot ? 'chosen' : isLegal ? 'legal' : 'plain',
    isLegal,
    press: () => press(spot),
    pointing: {
      onPointerEnter: begin,
      onPointerLeave: end,
      onFocus: begin,
      onBlur: end,
      'data-spot': spot,
      'data-open': isLegal ? '' : undefined,
    },
  };
}
