import type { Cell } from '@altiplano/client';
import { type Choices, NO_CHOICES } from '../play/choices.ts';
import type { Target } from '../play/paths.ts';
import type { Selection } from './at-table.ts';

/** Look of a target; aimed: a finger has touched it once, to see what it would do. */
export type TargetLook = 'plain' | 'legal' | 'chosen' | 'aimed';

/** Targets that can be pressed: hundreds of components look here, and only those that change are drawn anew. */
export interface Targets {
  subscribe(listener: () => void): () => void;
  choices(): Choices;
  /** The selected target, if it can still be used. */
  held(): Target | null;
  lookOf(target: Target): TargetLook;
  /** Other choices from now on; nobody is told before `tell`. */
  use(choices: Choices): void;
  tell(): void;
}

/** The targets of a table, for what the player has selected. */
export function createTargets(selection: Cell<Selection>): Targets {
  let now = NO_CHOICES;
  const listeners = new Set<() => void>();
  const held = (): Target | null => now.held(selection.getSnapshot().target);
  return {
    subscribe(listener) {
      const stop = selection.subscribe(listener);
      listeners.add(listener);
      return () => {
        stop();
        listeners.delete(listener);
      };
    },
    choices: () => now,
    held,
    lookOf(target) {
      const { aim } = selection.getSnapshot();
      if (aim?.target === target && aim.choices === now) return 'aimed';
      const selected = held();
      if (selected === target) return 'chosen';
      return now.isOpen(target, selected) ? 'legal' : 'plain';
    },
    use(choices) {
      now = choices;
    },
    tell() {
      for (const listener of listeners) listener();
    },
  };
}
