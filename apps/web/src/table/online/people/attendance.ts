import type { Presence } from '@altiplano/client';
import type { SeatInfo } from '@altiplano/protocol';

/** Who plays a seat, and whether they are there; `unknown` until the server has said. */
export type Attendance = 'open' | 'bot' | 'botFor' | 'here' | 'away' | 'gone' | 'unknown';

/** Attendance of a seat. */
export function attendanceOf(
  { person, bot }: SeatInfo,
  presence: Presence['seats'][number] | undefined,
): Attendance {
  if (person === null) return bot === null ? 'open' : 'bot';
  if (bot !== null) return 'botFor';
  return presence === undefined ? 'unknown' : presence === 'none' ? 'gone' : presence;
}
