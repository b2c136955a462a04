import type { ClockSettings } from '@altiplano/protocol';

/** How near the end of its time a seat is. */
export type Urgency = 'calm' | 'low' | 'urgent' | 'out';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;
/** From here on somebody is warned; for a short clock, from the last fifth on. */
const LIVE = { low: 90 * SECOND, urgent: 20 * SECOND };
const SLOW = { low: 12 * HOUR, urgent: 2 * HOUR };
const SHARE = 5;

/** How near the end of its time a seat with so much left is. */
export function urgencyOf(left: number, clock: ClockSettings): Urgency {
  if (clock.type === 'none') return 'calm';
  if (left <= 0) return 'out';
  const { low, urgent } = clock.type === 'live' ? LIVE : SLOW;
  const whole = clock.type === 'live' ? clock.bank * SECOND : clock.days * DAY;
  if (left <= Math.min(urgent, whole / SHARE / SHARE)) return 'urgent';
  return left <= Math.min(low, whole / SHARE) ? 'low' : 'calm';
}
