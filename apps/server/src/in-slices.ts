import { setImmediate as endOfTurn } from 'node:timers/promises';
import type { Steps } from '@altiplano/protocol';

/** In milliseconds: nobody notices a wait of this length. */
const SLICE = 4;

let last: Promise<unknown> = Promise.resolve();

/** Waits for a turn of the event loop that nobody else with something long to do has: however many ask, others go between. */
export function ownTurn(): Promise<unknown> {
  last = last.then(() => endOfTurn());
  return last;
}

/** Carries out a long calculation in slices, between which everybody else has a turn. */
export async function inSlices<T>(steps: Steps<T>): Promise<T> {
  for (;;) {
    await ownTurn();
    const end = performance.now() + SLICE;
    do {
      const { done, value } = steps.next();
      if (done === true) return value;
    } while (performance.now() < end);
  }
}
