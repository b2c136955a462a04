import type { ArenaFigures } from '../arena/arena-tally.ts';
import { rounded } from '../arena/rounded.ts';
import type { Threshold, TimeLimits } from './gate.ts';

/** Sums of thirds and fifths may miss a whole by a hair. */
function exact(share: number): number {
  return rounded(share, 9);
}

/** Whether a candidate that did so passes. */
export function holds({ kind, share }: Threshold, figures: Pick<ArenaFigures, 'share' | 'ci95'>): boolean {
  const [low, high] = figures.ci95;
  switch (kind) {
    case 'shareAtLeast':
      return exact(figures.share) >= share;
    case 'lowAbove':
      return exact(low) > share;
    case 'highAtLeast':
      return exact(high) >= share;
  }
}

/** Whether it thought no longer than it may, on this machine and beside whatever else it was doing. */
export function isInTime(
  limits: TimeLimits,
  figures: Pick<ArenaFigures, 'p95MoveMs' | 'p95PlanMs'>,
): boolean {
  return figures.p95MoveMs <= limits.moveMs && figures.p95PlanMs <= limits.planMs;
}
