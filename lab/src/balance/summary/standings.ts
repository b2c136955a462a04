import { type Standing, WHOLE_WIN } from '../tally/standing.ts';
import { type Estimate, meanOf, scaled, shareOf } from './estimates.ts';

/** How a group of players fared. */
export interface StandingSummary {
  readonly count: number;
  /** Shared victories in parts. */
  readonly wins: number;
  readonly winShare: Estimate | null;
  /** The same compared with the fair share: 1 is as often as everyone. */
  readonly relative: Estimate | null;
  readonly points: Estimate | null;
}

/** A standing with its shares, means and intervals. */
export function summarizeStanding(standing: Standing, fairShare: number): StandingSummary {
  const { count, points, squares } = standing;
  const wins = standing.wins / WHOLE_WIN;
  const winShare = shareOf(wins, count);
  return {
    count,
    wins,
    winShare,
    relative: scaled(winShare, 1 / fairShare),
    points: meanOf(points, squares, count),
  };
}
