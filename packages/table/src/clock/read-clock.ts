import type { BotLevel, ClockInfo } from '@altiplano/protocol';
import type { Table } from '../table.ts';
import type { SeatClock } from './clock.ts';

function leftOf(seat: SeatClock, at: number): number {
  return seat.since === null ? seat.left : seat.left - Math.max(0, at - seat.since);
}

/** The clocks as they stood when they last changed; null if the table has none. */
export function clockOf(table: Table): ClockInfo | null {
  const { clock } = table;
  if (clock === null) return null;
  const seats = clock.seats.map((seat, number) =>
    table.places[number]?.person === null
      ? null
      : { left: Math.max(0, leftOf(seat, clock.at)), runs: seat.since !== null },
  );
  return { at: clock.at, seats };
}

/** What a seat has left now, in milliseconds, less than nothing if it is overdue; null if it has no clock. */
export function leftAt(table: Table, seat: number, now: number): number | null {
  const clock = table.clock?.seats[seat];
  return clock === undefined || table.places[seat]?.person === null ? null : leftOf(clock, now);
}

/** The seats whose clock has run out and for which a bot has to play, with its level. */
export function overdueSeats(
  table: Table,
  now: number,
): { readonly seat: number; readonly level: BotLevel }[] {
  const { clock, settings } = table;
  if (clock === null || settings.atZero !== 'bot') return [];
  return clock.seats.flatMap((seat, number) =>
    seat.since !== null && leftOf(seat, now) <= 0 ? [{ seat: number, level: settings.substitute }] : [],
  );
}

/** When the next clock runs out, if nothing happens until then and a bot then has to play; null for never. */
export function nextDue(table: Table): number | null {
  const { clock, settings } = table;
  if (clock === null || settings.atZero !== 'bot') return null;
  const moments = clock.seats.flatMap(({ since, left }) => (since === null ? [] : [since + left]));
  return moments.length === 0 ? null : Math.min(...moments);
}
