import type { GameRecord, RecordedMove } from '@altiplano/protocol';
import type { Review } from './review-record.ts';

/** Positions of a recorded game at which something comes to an end; the last position is always one of them. */
export interface Landmarks {
  /** Another player goes on from here; what all do at the same time is one turn. */
  readonly turns: readonly number[];
  /** A round is over. */
  readonly rounds: readonly number[];
}

/** What all players do at the same time, each in small moves. */
const TOGETHER: readonly (readonly string[])[] = [
  ['takeBack', 'draw'],
  ['place', 'unplace', 'declare'],
];

function isTogether(one: RecordedMove, other: RecordedMove): boolean {
  return TOGETHER.some((types) => types.includes(one.move.type) && types.includes(other.move.type));
}

/** Whether a turn ends between two moves; after the last one it does. */
function endsBetween(one: RecordedMove | undefined, other: RecordedMove | undefined): boolean {
  if (one === undefined || other === undefined) return true;
  return one.seat !== other.seat && !isTogether(one, other);
}

/** Where the turns and rounds of a recorded game end. */
export function landmarksOf({ moves }: GameRecord, { rounds }: Review): Landmarks {
  const ends = rounds.map(({ position }) => position);
  const isEnd = new Set(ends);
  const turns = [0];
  for (let position = 1; position <= moves.length; position++) {
    if (endsBetween(moves[position - 1], moves[position]) || isEnd.has(position)) turns.push(position);
  }
  const last = ends.at(-1) === moves.length ? [] : [moves.length];
  return { turns, rounds: [...new Set([...ends, ...last])] };
}

/** The next landmark from a position, or the one before it; the outermost if there is none further. */
export function nextLandmark(marks: readonly number[], position: number, by: 1 | -1): number {
  return by > 0
    ? (marks.find((mark) => mark > position) ?? marks.at(-1) ?? position)
    : (marks.findLast((mark) => mark < position) ?? marks[0] ?? position);
}
