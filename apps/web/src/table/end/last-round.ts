import type { View } from '@altiplano/rules';

/** That the game comes to its end, and why. */
interface LastRound {
  /** The last round. */
  readonly round: number;
  readonly cause: string;
  /** Whether it has begun. */
  readonly isNow: boolean;
}

const BEFORE_PLANNING: readonly string[] = ['event', 'drawing', 'drawingEvent'];

/** The news that the last round comes, from when it is certain until that round is planned: by then everybody has met it. */
export function lastRoundNews({ round, lastRound, endedBy, phase, scores }: View): LastRound | null {
  if (lastRound === null || endedBy === null || scores !== null) return null;
  const isNow = round >= lastRound;
  if (isNow && !BEFORE_PLANNING.includes(phase)) return null;
  return { round: lastRound, cause: endedBy, isNow };
}
