import type { EntryOf } from '@altiplano/protocol';
import { turnClocks } from '../clock/turn-clocks.ts';
import type { Effect } from '../fold/effect.ts';
import { NOTHING_MORE } from '../fold/effect.ts';
import type { Table } from '../table.ts';

/** The game has been played to its end. */
export function foldFinished(table: Table, entry: EntryOf<'finished'>): Effect {
  table.status = 'finished';
  table.result = entry.result;
  return end(table, entry.at);
}

/** The table is given up. */
export function foldAbandoned(table: Table, entry: EntryOf<'abandoned'>): Effect {
  table.status = 'abandoned';
  return end(table, entry.at);
}

/** Who has not heard the answer to one of the last commands will ask again; older ones are done with. */
const KEYS_KEPT = 64;

function end(table: Table, at: number): Effect {
  table.endedAt = at;
  table.proposal = null;
  table.keys = new Map([...table.keys].slice(-KEYS_KEPT));
  return { clock: turnClocks(table, at).changed };
}

/** They play again elsewhere. */
export function foldRematched(table: Table, entry: EntryOf<'rematched'>): Effect {
  table.rematch = entry.table;
  return NOTHING_MORE;
}
