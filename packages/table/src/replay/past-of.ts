import { type Entry, finish, type Steps } from '@altiplano/protocol';
import { seen, type State, type Viewer } from '@altiplano/rules/engine';
import { LogFault } from '../fault.ts';
import { createTable } from '../fold/create.ts';
import { foldEntry } from '../fold/fold-entry.ts';
import { isVisible } from '../sight/sequences.ts';
import { sequenceOf } from '../sight/viewer.ts';
import type { TableParts } from '../table.ts';

/**
 * The state that a viewer was shown with one of the own updates, out of the whole log, also if it was taken back since.
 * Null if there is no such update, no game yet, or other rules have continued the game since.
 */
export function pastOf(
  parts: TableParts,
  entries: readonly Entry[],
  viewer: Viewer,
  number: number,
): State | null {
  return finish(pastSteps(parts, entries, viewer, number));
}

/** The same, entry by entry. */
export function* pastSteps(
  parts: TableParts,
  entries: readonly Entry[],
  viewer: Viewer,
  number: number,
): Steps<State | null> {
  const [first] = entries;
  if (first?.kind !== 'created') throw new LogFault(first?.number ?? 1, 'a log begins with its creation');
  const table = createTable(parts, first);
  const start = Math.max(
    1,
    entries.findLastIndex(({ kind }) => kind === 'continued'),
  );
  table.number = start;
  for (const entry of entries.slice(start)) {
    yield;
    foldEntry(table, entry);
    const isIt = isVisible(table.sequences, entry.number, viewer) && sequenceOf(table, viewer) === number;
    if (isIt) return table.game === null ? null : seen(table.game, viewer);
  }
  return null;
}
