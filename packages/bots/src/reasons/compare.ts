import { PARTS } from '../evaluate/outlook.ts';
import type { Aim } from './aims.ts';
import { partsBetween, type Worth } from './parts.ts';
import type { Difference, Reasons } from './reasons.ts';

/** A candidate before it is compared: its moves, what is expected of it, and what makes that up. */
export interface Weighed {
  readonly moves: readonly number[];
  readonly aims?: readonly Aim[];
  readonly expected: number;
  readonly worth: Worth;
}

export const MOST_CANDIDATES = 5;
/** Differences too small to be worth a word. */
const NOTABLE = 0.05;

function differences(own: Weighed, other: Weighed | undefined): Difference[] {
  if (other === undefined) return [];
  const points = partsBetween(own.worth, other.worth);
  return PARTS.map((part, index) => ({ part, points: points[index] }))
    .filter((difference) => Math.abs(difference.points) >= NOTABLE)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
}

/** The best candidates, given best first, each with where it differs from the best other one. */
export function compare(weighed: readonly Weighed[]): Reasons {
  return weighed.slice(0, MOST_CANDIDATES).map((own, rank) => ({
    moves: own.moves,
    aims: own.aims ?? [],
    expected: own.expected,
    differences: differences(own, weighed[rank === 0 ? 1 : 0]),
  }));
}
