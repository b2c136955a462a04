import type { EntryOf } from '@altiplano/protocol';
import { LogFault } from '../fault.ts';
import { type Effect, NOTHING_MORE } from '../fold/effect.ts';
import type { Table } from '../table.ts';

export function foldProposed(table: Table, entry: EntryOf<'proposed'>): Effect {
  table.proposal = { seat: entry.seat, motion: entry.motion, accepted: [entry.seat] };
  return NOTHING_MORE;
}

export function foldAccepted(table: Table, entry: EntryOf<'accepted'>): Effect {
  const { proposal } = table;
  if (proposal === null) throw new LogFault(entry.number, 'nothing is proposed');
  const accepted = [...proposal.accepted, entry.seat].sort((a, b) => a - b);
  table.proposal = { ...proposal, accepted };
  return NOTHING_MORE;
}

export function foldDeclined(table: Table): Effect {
  table.proposal = null;
  return NOTHING_MORE;
}
