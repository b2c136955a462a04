import type { Score } from '@altiplano/rules';

/** A player's place at the end: points decide, then coins (V7). */
export interface Ranked {
  readonly seat: number;
  /** 1 is the best; equals share it. */
  readonly rank: number;
}

function compare(a: Score, b: Score): number {
  return b.total - a.total || b.coins - a.coins;
}

/** The seats in the order of their places. */
export function ranking(scores: readonly Score[]): Ranked[] {
  return scores
    .map((own, seat) => ({ seat, rank: 1 + scores.filter((other) => compare(other, own) < 0).length }))
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}

/** Why somebody won among equals. */
export interface Tie {
  /** Who has the most points. */
  readonly seats: readonly number[];
  readonly points: number;
  /** Who of them wins. */
  readonly winners: readonly number[];
}

/** What had to be decided by coins; null if points alone decided. */
export function tieAt(scores: readonly Score[], winners: readonly number[]): Tie | null {
  const points = Math.max(...scores.map(({ total }) => total));
  const seats = scores.flatMap(({ total }, seat) => (total === points ? [seat] : []));
  return seats.length < 2 ? null : { seats, points, winners };
}
