import type { EntryOf } from '@altiplano/protocol';
import { createPlace } from '../fold/create.ts';
import { type Effect, NOTHING_MORE } from '../fold/effect.ts';
import { passHost, placeOf, seatOf } from '../fold/places.ts';
import type { Place, Table } from '../table.ts';

function empty(place: Place): void {
  Object.assign(place, createPlace());
}

/** Whoever was ready has to look again. */
export function foldConfigured(table: Table, entry: EntryOf<'configured'>): Effect {
  table.settings = entry.settings;
  const { players } = entry.settings.options;
  table.places = Array.from({ length: players }, (_, seat) => table.places[seat] ?? createPlace());
  for (const place of table.places) place.ready = false;
  return NOTHING_MORE;
}

/** Who had another seat before leaves it. */
export function foldSat(table: Table, entry: EntryOf<'sat'>): Effect {
  const before = table.places[seatOf(table, entry.person.id)];
  if (before !== undefined) empty(before);
  const place = placeOf(table, entry.seat, entry.number);
  empty(place);
  place.person = entry.person;
  return NOTHING_MORE;
}

export function foldStood(table: Table, entry: EntryOf<'stood'>): Effect {
  const place = placeOf(table, entry.seat, entry.number);
  const wasHost = place.person?.id === table.host;
  empty(place);
  if (wasHost && entry.leaves) passHost(table, entry.seat);
  return NOTHING_MORE;
}

export function foldBotSeated(table: Table, entry: EntryOf<'botSeated'>): Effect {
  const place = placeOf(table, entry.seat, entry.number);
  empty(place);
  place.bot = entry.level;
  return NOTHING_MORE;
}

export function foldSeatOpened(table: Table, entry: EntryOf<'seatOpened'>): Effect {
  empty(placeOf(table, entry.seat, entry.number));
  return NOTHING_MORE;
}

export function foldReadied(table: Table, entry: EntryOf<'readied'>): Effect {
  const place = placeOf(table, entry.seat, entry.number);
  place.ready = true;
  place.entropy = entry.entropy ?? '';
  return NOTHING_MORE;
}

export function foldUnreadied(table: Table, entry: EntryOf<'unreadied'>): Effect {
  placeOf(table, entry.seat, entry.number).ready = false;
  return NOTHING_MORE;
}
