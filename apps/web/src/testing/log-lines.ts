import type { LogLine } from '@altiplano/client';
import type { GameEvent, Good } from '@altiplano/rules';

let number = 0;

/** A line of the log of what a person at a seat did; each has the next number. */
export function line(seat: number, ...events: GameEvent[]): LogLine {
  number++;
  return { number, at: 0, deed: { kind: 'played', seat, by: 'person' }, events, void: false, round: 3, seat };
}

export const got = (seat: number, good: Good): GameEvent => ({ type: 'gained', seat, good });
export const passed = (seat: number): GameEvent => ({ type: 'passed', seat });
