import type { EntryOf } from '@altiplano/protocol';
import { LogFault } from '../fault.ts';
import type { Effect } from '../fold/effect.ts';
import type { Table } from '../table.ts';
import { forgetPast, restoreTable } from './restore-table.ts';

/** The game goes on under other rules, from all that the entry carries. */
export function foldContinued(table: Table, entry: EntryOf<'continued'>): Effect {
  const restored = restoreTable(table.parts, entry.snapshot);
  if (restored === null) throw new LogFault(entry.number, 'cannot be continued from');
  if (restored.number !== entry.number - 1) throw new LogFault(entry.number, 'continues another position');
  restored.rules = entry.rules;
  restored.continued = true;
  forgetPast(restored);
  restored.playedFrom = entry.number;
  Object.assign(table, restored);
  return { clock: table.clock !== null };
}
