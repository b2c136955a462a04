import { turnOf } from '@altiplano/host';
import { awaitedBots, nextDue, type Table } from '@altiplano/table';
import type { Entry, EntryKind } from '@altiplano/protocol';
import type { Beside, Listing } from '@altiplano/storage';
import { listingOf } from './listing-of.ts';
import { resultsOf } from './results-of.ts';

/** When the table needs a node though nobody asks: at once if a bot is to move, else when a clock runs out. */
function dueOf(table: Table): number | null {
  if (table.status !== 'running') return null;
  return awaitedBots(table).length > 0 ? table.at : nextDue(table);
}

/** What a seat may do in private: lists do not show that it happened, nor when. */
const QUIET: ReadonlySet<EntryKind> = new Set(['played', 'undone', 'preferred']);

function changedListing(table: Table, entries: readonly Entry[], turnBefore: string): Listing | null {
  const isQuiet = entries.every(({ kind }) => QUIET.has(kind));
  return isQuiet && turnOf(table) === turnBefore ? null : listingOf(table);
}

/** What is stored together with entries that have just been folded, given whose turn it was before. */
export function besideOf(table: Table, entries: readonly Entry[], turnBefore: string): Beside {
  const due = dueOf(table);
  const listing = changedListing(table, entries, turnBefore);
  const isEnd = entries.some(({ kind }) => kind === 'finished');
  return {
    ...(due === null ? {} : { due }),
    ...(listing === null ? {} : { listing }),
    ...(isEnd ? { results: resultsOf(table) } : {}),
  };
}
