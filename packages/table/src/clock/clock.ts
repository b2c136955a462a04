import type { ClockSettings } from '@altiplano/protocol';

const SECOND = 1000;
const DAY = 24 * 3600 * SECOND;

/** The clock of one seat: what it had left at a moment since which it runs, or has while it stands. */
export interface SeatClock {
  left: number;
  since: number | null;
}

/** The clocks of a table, in milliseconds. They turn only with what everyone sees, so that they betray nothing. */
export interface Clock {
  readonly settings: Exclude<ClockSettings, { type: 'none' }>;
  readonly seats: SeatClock[];
  /** When anything about them last changed. */
  at: number;
}

/** What a seat begins with. */
function allotment(settings: Clock['settings']): number {
  return settings.type === 'live' ? settings.bank * SECOND : Math.round(settings.days * DAY);
}

export function createClock(settings: ClockSettings, seats: number, at: number): Clock | null {
  if (settings.type === 'none') return null;
  const left = allotment(settings);
  return { settings, seats: Array.from({ length: seats }, () => ({ left, since: null })), at };
}

/** What a seat gets for a decision made: the increment, or all its days again. */
export function creditFor(clock: Clock, seat: SeatClock): number {
  const { settings } = clock;
  return settings.type === 'live' ? settings.increment * SECOND : allotment(settings) - seat.left;
}

/** The clock stands from this moment on; more time than there was has not passed. */
export function stopClock(seat: SeatClock, at: number): void {
  if (seat.since === null) return;
  seat.left = Math.max(0, seat.left - Math.max(0, at - seat.since));
  seat.since = null;
}

/** Takes back what a seat was given for a decision that it has taken back; false if that was nothing. */
export function takeCreditBack(clock: Clock | null, number: number, credit: number, at: number): boolean {
  const seat = clock?.seats[number];
  if (clock === null || seat === undefined || credit === 0) return false;
  stopClock(seat, at);
  seat.left = Math.max(0, seat.left - credit);
  clock.at = at;
  return true;
}
