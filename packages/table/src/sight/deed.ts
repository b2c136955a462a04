import type { Deed, Entry } from '@altiplano/protocol';
import type { Viewer } from '@altiplano/rules';
import type { Table } from '../table.ts';
import { countUpTo, isVisible } from './sequences.ts';

/** What an entry that a viewer may know of says to that viewer, in the viewer's own numbers. */
export function deedOf(table: Table, entry: Entry, viewer: Viewer): Deed {
  switch (entry.kind) {
    case 'created':
    case 'configured':
    case 'started':
    case 'paused':
    case 'finished':
    case 'abandoned':
    case 'continued':
      return { kind: entry.kind };
    case 'sat':
      return { kind: 'sat', seat: entry.seat, person: entry.person };
    case 'botSeated':
      return { kind: 'botSeated', seat: entry.seat, level: entry.level };
    case 'stood':
    case 'seatOpened':
    case 'readied':
    case 'unreadied':
    case 'proposed':
    case 'accepted':
    case 'declined':
    case 'returned':
      return { kind: entry.kind, seat: entry.seat };
    case 'played': {
      const { seat, by } = entry;
      // What a seat prefers is its own business.
      return { kind: 'played', seat, by: by === 'forced' && viewer !== seat ? 'person' : by };
    }
    case 'undone':
      return { kind: 'undone', seat: entry.seat, numbers: ownNumbers(table, entry.entries, viewer) };
    case 'rolledBack':
      return { kind: 'rolledBack', to: countUpTo(table.sequences, viewer, entry.to) };
    case 'replaced':
      return { kind: 'replaced', seat: entry.seat, level: entry.level, because: entry.because };
    case 'preferred':
      return { kind: 'preferred', seat: entry.seat, forced: entry.forced };
    case 'rematched':
      return { kind: 'rematched', table: entry.table };
  }
}

function ownNumbers(table: Table, entries: readonly number[], viewer: Viewer): number[] {
  const { sequences } = table;
  return entries
    .filter((entry) => isVisible(sequences, entry, viewer))
    .map((entry) => countUpTo(sequences, viewer, entry));
}
