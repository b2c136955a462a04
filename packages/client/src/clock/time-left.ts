import type { ClockInfo } from '@altiplano/protocol';

/**
 * What a seat has left on its clock, in milliseconds, below 0 once it has run out; null if no clock runs for it. `now` is
 * the own clock, `ahead` how far the other side's is ahead of it.
 */
export function timeLeft(clock: ClockInfo | null, seat: number, now: number, ahead: number): number | null {
  const own = clock?.seats[seat] ?? null;
  if (clock === null || own === null) return null;
  return own.runs ? own.left - Math.max(0, now + ahead - clock.at) : own.left;
}
