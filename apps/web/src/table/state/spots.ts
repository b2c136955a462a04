import type { Cell } from '@altiplano/client';
import { type Choices, NO_CHOICES } from '../play/choices.ts';
import type { Spot } from '../play/paths.ts';
import type { Hand } from './at-table.ts';

/** How a spot looks; aimed: a finger has touched it once, to see what it would do. */
export type SpotLook = 'plain' | 'legal' | 'chosen' | 'aimed';

/** What can be pressed: hundreds of spots look here, and only those that change are drawn anew. */
export interface Spots {
  subscribe(listener: () => void): () => void;
  choices(): Choices;
  /** What is held, if it can still be used. */
  held(): Spot | null;
  lookOf(spot: Spot): SpotLook;
  /** Other choices from now on; nobody is told before `tell`. */
  use(choices: Choices): void;
  tell(): void;
}

/** The spots of a table, for what the player holds in hand. */
export function createSpots(hand: Cell<Hand>): Spots {
  let now = NO_CHOICES;
  const listeners = new Set<() => void>();
  const held = (): Spot | null => now.held(hand.getSnapshot().spot);
  return {
    subscribe(listener) {
      const stop = hand.subscribe(listener);
      listeners.add(listener);
      return () => {
        stop();
        listeners.delete(listener);
      };
    },
    choices: () => now,
    held,
    lookOf(spot) {
      const { aim } = hand.getSnapshot();
      if (aim?.spot === spot && aim.choices === now) return 'aimed';
      const inHand = held();
      if (inHand === spot) return 'chosen';
      return now.isOpen(spot, inHand) ? 'legal' : 'plain';
    },
    use(choices) {
      now = choices;
    },
    tell() {
      for (const listener of listeners) listener();
    },
  };
}
