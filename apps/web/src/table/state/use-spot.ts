import { type PointerEvent, useSyncExternalStore } from 'react';
import type { Spot } from '../play/paths.ts';
import { useFrame } from './frame.ts';
import type { SpotLook } from './spots.ts';

/** How a spot looks and what pressing it does. */
export interface SpotState {
  readonly state: Exclude<SpotLook, 'aimed'>;
  readonly isLegal: boolean;
  press(): void;
  /** For whoever points at it, what it would do is shown; and marks to find it by. */
  readonly pointing: {
    onPointerEnter(event: PointerEvent): void;
    onPointerLeave(): void;
    onFocus(): void;
    onBlur(): void;
    'data-spot': Spot;
    /** What can be pressed now, for the keys that walk along it. */
    'data-open': '' | undefined;
    'data-aimed': '' | undefined;
  };
}

/** A spot of the table. */
export function useSpot(spot: Spot): SpotState {
  const { spots, press, considered } = useFrame();
  const look = useSyncExternalStore(spots.subscribe, () => spots.lookOf(spot));
  const isAimed = look === 'aimed';
  const state = isAimed ? 'chosen' : look;
  const isLegal = isAimed || look === 'legal' || (look === 'chosen' && spots.choices().isOpen(spot, spot));
  const begin = (): void => considered.set(spots.choices().meant(spot, spots.held()));
  const end = (): void => considered.set(null);
  return {
    state,
    isLegal,
    press: () => press(spot),
    pointing: {
      // A finger does not point; and what changes under it while it comes down would not hear that it did.
      onPointerEnter: ({ pointerType }) => pointerType !== 'touch' && begin(),
      onPointerLeave: end,
      onFocus: begin,
      onBlur: end,
      'data-spot': spot,
      'data-open': isLegal ? '' : undefined,
      'data-aimed': isAimed ? '' : undefined,
    },
  };
}
