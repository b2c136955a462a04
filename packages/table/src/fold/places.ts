import { LogFault } from '../fault.ts';
import type { Place, Table } from '../table.ts';

/** The place that an entry names. */
export function placeOf(table: Table, seat: number, entry: number): Place {
  const place = table.places[seat];
  if (place === undefined) throw new LogFault(entry, `no seat ${seat}`);
  return place;
}

/** The seat of a person, −1 for none. */
export function seatOf(table: Table, person: string): number {
  return table.places.findIndex((place) => place.person?.id === person);
}

/** Whether a person plays this place, and no bot. */
export function isPlayedByPerson(place: Place): boolean {
  return place.person !== null && place.bot === null;
}

/** The host has gone: the next person who plays decides from now on, if there is one. */
export function passHost(table: Table, seat: number): void {
  const { places } = table;
  for (let k = 1; k < places.length; k++) {
    const place = places[(seat + k) % places.length];
    if (place === undefined || !isPlayedByPerson(place) || place.person === null) continue;
    table.host = place.person.id;
    return;
  }
}
