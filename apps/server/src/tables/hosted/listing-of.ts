import { awaitedAt } from '@altiplano/host';
import type { Table } from '@altiplano/table';
import type { TableSummary } from '@altiplano/protocol';
import type { Listing } from '@altiplano/storage';

function summaryOf(table: Table): TableSummary {
  const { settings, host, places, pack, createdAt, endedAt, result } = table;
  return {
    settings,
    host,
    seats: places.map(({ person, bot, ready }) => ({ person, bot, ready })),
    pack,
    createdAt,
    endedAt,
    awaited: awaitedAt(table),
    result:
      result === null
        ? null
        : { points: result.scores.map(({ total }) => total), winners: [...result.winners] },
  };
}

/** What lists show of a table: to everybody if it is open, and to the people who sit there. */
export function listingOf(table: Table): Listing {
  const { status, settings, places, host } = table;
  const seated = places.flatMap(({ person }) => (person === null ? [] : [person.id]));
  return {
    status,
    open: settings.visibility === 'open',
    title: settings.title,
    seatsFree:
      status === 'lobby' ? places.filter(({ person, bot }) => person === null && bot === null).length : 0,
    people: [...new Set([host, ...seated])],
    updated: table.at,
    summary: summaryOf(table),
  };
}
