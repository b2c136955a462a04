import { POINTS_PER_UNIT } from '../learned/opinion.ts';

/**
 * A game as it is remembered to learn from: each seat's position before each round, the one to which its plan was to lead, and
 * how the game ended.
 */
export interface Lessons {
  /** The inputs of all moments, one after another. */
  readonly inputs: Int16Array;
  readonly seats: Uint8Array;
  /** Points already certain or promised, which a net need not learn. */
  readonly known: Float32Array;
  /** 1 where the seat plays the next round in a mood: what comes of that says nothing about the position. */
  readonly strays: Uint8Array;
  readonly scores: readonly number[];
}

/** How much of a lesson is the end of the game; the rest is what the nets expect a round later, which is less by chance. */
const PATIENCE = 0.7;
/** In points: an expectation that is so far off is not to be learned from, else a net goes on hoping where nothing comes. */
const FAR_OFF = 40;

function patienceFor(aim: number, expected: number): number {
  return Math.min(1, PATIENCE + ((aim - expected) / FAR_OFF) ** 2);
}

/**
 * What a net should say of each moment, in its units; not a number where there is nothing to learn. `said` is what nets say of
 * the moments now, without any nets null. From the end backwards, each moment aims at a mix of the next one's expectation and
 * of what that one aims at. What was gained after a seat had strayed is none of what went before: there the expectation alone
 * counts.
 */
export function aims({ seats, known, strays, scores }: Lessons, said: Float32Array | null): Float32Array {
  const targets = new Float32Array(seats.length);
  const aim = [...scores];
  for (let moment = seats.length - 1; moment >= 0; moment--) {
    const seat = seats[moment];
    const hasStrayed = strays[moment] === 1;
    targets[moment] = hasStrayed ? Number.NaN : (aim[seat] - known[moment]) / POINTS_PER_UNIT;
    if (said === null) continue;
    const expected = known[moment] + POINTS_PER_UNIT * said[moment];
    const patience = hasStrayed ? 0 : patienceFor(aim[seat], expected);
    aim[seat] = patience * aim[seat] + (1 - patience) * expected;
  }
  return targets;
}
