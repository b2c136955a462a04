import { POINTS_PER_UNIT } from './opinion.ts';

/** A seat's position between two rounds. */
export interface Moment {
  readonly seat: number;
  readonly inputs: Float64Array;
  /** Points already certain or promised, which the net need not learn. */
  readonly known: number;
  /** The points at the end that its net expected; null for whoever has none. */
  readonly expected: number | null;
  /** Whether the seat plays the next round in a mood: what comes of that says nothing about the position. */
  readonly strays: boolean;
}

/** How much of a lesson is the end of the game; the rest is what the net expected a round later, which is less by chance. */
const PATIENCE = 0.7;
/** In points: an expectation that was so far off is not to be learned from, else a net goes on hoping where nothing comes. */
const FAR_OFF = 40;

function patienceFor(aim: number, expected: number): number {
  return Math.min(1, PATIENCE + ((aim - expected) / FAR_OFF) ** 2);
}

/** What a net should have said of a position, in its units. */
export interface Lesson {
  readonly inputs: Float64Array;
  readonly target: number;
}

/**
 * From the end backwards: each moment aims at a mix of the next one's expectation and of what that one aims at. What was
 * gained after a seat had strayed is none of what went before: there the expectation alone counts.
 */
export function aims(moments: readonly Moment[], scores: readonly number[]): Lesson[] {
  const lessons: Lesson[] = [];
  const aim = [...scores];
  for (const { seat, inputs, known, expected, strays } of moments.toReversed()) {
    if (!strays) lessons.push({ inputs, target: (aim[seat] - known) / POINTS_PER_UNIT });
    if (expected === null) continue;
    const patience = strays ? 0 : patienceFor(aim[seat], expected);
    aim[seat] = patience * aim[seat] + (1 - patience) * expected;
  }
  return lessons.reverse();
}
