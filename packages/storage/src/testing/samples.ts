import type { Entry } from '@altiplano/protocol';
import type { Result } from '../results/results.ts';
import type { Listing } from '../tables/listing.ts';
import type { NewTable } from '../tables/tables.ts';

/** Entries from one number to another. */
export function entriesFrom(first: number, last = first): Entry[] {
  return Array.from({ length: last - first + 1 }, (_, index) => ({
    number: first + index,
    at: 1000 + first + index,
    kind: 'readied',
    seat: (first + index) % 4,
  }));
}

export function listing(change: Partial<Listing> = {}): Listing {
  return {
    status: 'lobby',
    open: true,
    title: 'Lake Titicaca',
    seatsFree: 2,
    people: ['ana'],
    updated: 1000,
    summary: { seats: 4 },
    ...change,
  };
}

/** A new table with one entry. */
export function newTable(id: string, change: Partial<NewTable> = {}): NewTable {
  return { id, seed: `seed of ${id}`, at: 1000, entries: entriesFrom(1), listing: listing(), ...change };
}

export function result(change: Partial<Result> = {}): Result {
  return {
    seat: 0,
    role: 'farmer',
    modules: [],
    seats: 2,
    points: 60,
    rank: 1,
    won: true,
    at: 5000,
    ...change,
  };
}
