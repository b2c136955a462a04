import type { EntryOf } from '@altiplano/protocol';
import { turnClocks } from '../clock/turn-clocks.ts';
import type { Effect } from '../fold/effect.ts';
import { passHost, placeOf } from '../fold/places.ts';
import type { Table } from '../table.ts';

/** A bot plays on for a person. What that person proposed lapses. */
export function foldReplaced(table: Table, entry: EntryOf<'replaced'>): Effect {
  const { seat } = entry;
  const place = placeOf(table, seat, entry.number);
  place.bot = entry.level;
  if (place.person?.id === table.host) passHost(table, seat);
  const { proposal } = table;
  if (proposal?.seat === seat) table.proposal = null;
  else if (proposal !== null) {
    table.proposal = { ...proposal, accepted: proposal.accepted.filter((other) => other !== seat) };
  }
  return { clock: turnClocks(table, entry.at).changed };
}

export function foldReturned(table: Table, entry: EntryOf<'returned'>): Effect {
  placeOf(table, entry.seat, entry.number).bot = null;
  return { clock: turnClocks(table, entry.at).changed };
}

/** Nobody else's business. */
export function foldPreferred(table: Table, entry: EntryOf<'preferred'>): Effect {
  placeOf(table, entry.seat, entry.number).forced = entry.forced;
  return { mask: 1 << entry.seat };
}
