import { type PointerEvent, useSyncExternalStore } from 'react';
import type { Target } from '../play/paths.ts';
import { useFrame } from './frame.ts';
import type { TargetLook } from './targets.ts';

/** Look of a target and the effect of pressing it. */
export interface TargetState {
  readonly state: Exclude<TargetLook, 'aimed'>;
  readonly isLegal: boolean;
  press(): void;
  /** For whoever points at it, what it would do is shown; and marks to find it by. */
  readonly pointing: {
    onPointerEnter(event: PointerEvent): void;
    onPointerLeave(): void;
    onFocus(): void;
    onBlur(): void;
    'data-target': Target;
    /** Mark of a target that is open, for the keys that walk along them. */
    'data-open': '' | undefined;
    'data-aimed': '' | undefined;
  };
}

/** A target of the table. */
export function useTarget(target: Target): TargetState {
  const { targets, press, considered } = useFrame();
  const look = useSyncExternalStore(targets.subscribe, () => targets.lookOf(target));
  const isAimed = look === 'aimed';
  const state = isAimed ? 'chosen' : look;
  const isLegal =
    isAimed || look === 'legal' || (look === 'chosen' && targets.choices().isOpen(target, target));
  const begin = (): void => considered.set(targets.choices().onlyMoves(target, targets.held()));
  const end = (): void => considered.set(null);
  return {
    state,
    isLegal,
    press: () => press(target),
    pointing: {
      // A finger does not point; and what changes under it while it comes down would not hear that it did.
      onPointerEnter: ({ pointerType }) => pointerType !== 'touch' && begin(),
      onPointerLeave: end,
      onFocus: begin,
      onBlur: end,
      'data-target': target,
      'data-open': isLegal ? '' : undefined,
      'data-aimed': isAimed ? '' : undefined,
    },
  };
}
