import { timeLeft } from '@altiplano/client';
import type { ClockInfo } from '@altiplano/protocol';
import { useEffect, useState } from 'react';

/** Twice a second, so that no second is skipped. */
const TICK = 500;

/** Time left for a seat in milliseconds, kept up to date while its clock runs; null if it has no clock. */
export function useTimeLeft(
  clock: ClockInfo | null,
  seat: number | null,
  clockOffset: number,
): number | null {
  const [now, setNow] = useState(() => Date.now());
  const runs = seat !== null && clock?.seats[seat]?.runs === true;
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setInterval(() => setNow(Date.now()), TICK);
    return () => clearInterval(timer);
  }, [runs]);
  // The clock may have been set later than the last tick.
  return seat === null ? null : timeLeft(clock, seat, runs ? Math.max(now, Date.now()) : now, clockOffset);
}
