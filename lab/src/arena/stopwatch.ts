import { PHASE, type State } from '@altiplano/rules/engine';

/** Times of one seat's decisions: those of a round's planning are one plan, all others stand alone. */
export interface Stopwatch {
  /** A decision that was thought about in this position for so many milliseconds. */
  add(state: Pick<State, 'phase' | 'round'>, milliseconds: number): void;
  times(): { readonly moveMs: readonly number[]; readonly planMs: readonly number[] };
}

export function startStopwatch(): Stopwatch {
  const moveMs: number[] = [];
  const plans = new Map<number, number>();
  return {
    add({ phase, round }, milliseconds) {
      if (phase === PHASE.planning) plans.set(round, (plans.get(round) ?? 0) + milliseconds);
      else moveMs.push(milliseconds);
    },
    times: () => ({ moveMs, planMs: [...plans.values()] }),
  };
}
