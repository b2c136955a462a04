/** A victory shared by two, three, four or five is still a whole number of these. */
export const WHOLE_WIN = 60;

/** How some players fared, added up. */
export interface Standing {
  readonly count: number;
  /** In parts of WHOLE_WIN. */
  readonly wins: number;
  readonly points: number;
  readonly squares: number;
}

/** How one player of a finished game fared. */
export interface Outcome {
  readonly seat: number;
  readonly wins: number;
  readonly points: number;
}

export const NO_STANDING: Standing = { count: 0, wins: 0, points: 0, squares: 0 };

/** The outcomes of some players together; one who is named twice counts twice. */
export function standingOf(outcomes: readonly Outcome[]): Standing {
  return outcomes.reduce(
    (sum, { wins, points }) => ({
      count: sum.count + 1,
      wins: sum.wins + wins,
      points: sum.points + points,
      squares: sum.squares + points * points,
    }),
    NO_STANDING,
  );
}
