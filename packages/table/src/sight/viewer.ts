import { type Trouble, trouble } from '@altiplano/protocol';
import type { Viewer } from '@altiplano/rules';
import { seatOf } from '../fold/places.ts';
import type { Table } from '../table.ts';
import { countUpTo, entryAt } from './sequences.ts';

/** As whom a person sees the table: the own seat, also while a bot plays for it, or a spectator. */
export function viewerOf(table: Table, person: string): Viewer {
  const seat = seatOf(table, person);
  return seat < 0 ? 'spectator' : seat;
}

/** Why a person may not watch this table, or null. In the lobby all may who have found it. */
export function whyNotWatch(table: Table, person: string): Trouble | null {
  const mayWatch =
    table.settings.spectators ||
    table.status === 'lobby' ||
    table.host === person ||
    seatOf(table, person) >= 0;
  return mayWatch ? null : trouble('noSpectators');
}

/** The number of a viewer's last update. */
export function sequenceOf(table: Table, viewer: Viewer): number {
  return countUpTo(table.sequences, viewer, table.number);
}

/** The number of the viewer's update that tells of an entry; of the last one before it, if it is not visible. */
export function sequenceAt(table: Table, viewer: Viewer, entry: number): number {
  return countUpTo(table.sequences, viewer, entry);
}

/** The entry of which a viewer's update tells; 0 for number 0, null if there is no such update. */
export function entryOf(table: Table, viewer: Viewer, number: number): number | null {
  return entryAt(table.sequences, viewer, number);
}
