import type { EntryOf } from '@altiplano/protocol';
import type { Effect } from '../fold/effect.ts';
import type { Table } from '../table.ts';

/** Time that nobody is charged for: no server was there to play on. */
export function foldPaused(table: Table, entry: EntryOf<'paused'>): Effect {
  const { clock } = table;
  if (clock === null) return {};
  for (const seat of clock.seats) {
    if (seat.since === null) continue;
    seat.since += Math.max(0, entry.to - Math.max(entry.from, seat.since));
  }
  clock.at = Math.max(clock.at, entry.to);
  return { clock: true };
}
