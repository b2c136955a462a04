import { awaitedBots, nextDue, type Table } from '@altiplano/table';
import type { Entry } from '@altiplano/protocol';
import type { Beside, Listing } from '@altiplano/storage';
import type { HostedTable } from './hosted-table.ts';
import { awaitedAt, listingOf } from './listing-of.ts';
import { resultsOf } from './results-of.ts';

/** When the table needs a node though nobody asks: at once if a bot is to move, else when a clock runs out. */
function dueOf(table: Table): number | null {
  if (table.status !== 'running') return null;
  return awaitedBots(table).length > 0 ? table.at : nextDue(table);
}

/** What of a listing can change without anybody doing more than moving. */
function turnOf(table: Table): string {
  return `${table.status} ${awaitedAt(table).join()}`;
}

function changedListing(hosted: HostedTable, entries: readonly Entry[]): Listing | null {
  const { table } = hosted;
  const turn = turnOf(table);
  const isOnlyPlay = entries.every(({ kind }) => kind === 'played');
  if (isOnlyPlay && hosted.listed === turn) return null;
  hosted.listed = turn;
  return listingOf(table);
}

/** What is stored together with entries that have just been folded. */
export function besideOf(hosted: HostedTable, entries: readonly Entry[]): Beside {
  const { table } = hosted;
  const due = dueOf(table);
  const listing = changedListing(hosted, entries);
  const isEnd = entries.some(({ kind }) => kind === 'finished');
  return {
    ...(due === null ? {} : { due }),
    ...(listing === null ? {} : { listing }),
    ...(isEnd ? { results: resultsOf(table) } : {}),
  };
}
