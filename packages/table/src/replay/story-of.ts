import { type Entry, finish, type Steps, type Told } from '@altiplano/protocol';
import type { Viewer } from '@altiplano/rules';
import { createTable } from '../fold/create.ts';
import { foldEntry } from '../fold/fold-entry.ts';
import { LogFault } from '../fault.ts';
import { voidPlays } from '../record/valid-plays.ts';
import { deedOf } from '../sight/deed.ts';
import { heardBy } from '../sight/heard.ts';
import { isVisible } from '../sight/sequences.ts';
import { sequenceOf } from '../sight/viewer.ts';
import type { TableParts } from '../table.ts';

/**
 * What a viewer was told, from one own update up to another, out of the whole log. Of a game that was continued under
 * other rules it begins there.
 */
export function storyOf(
  parts: TableParts,
  entries: readonly Entry[],
  viewer: Viewer,
  from = 0,
  to = Number.POSITIVE_INFINITY,
): Told[] {
  return finish(storySteps(parts, entries, viewer, from, to));
}

/** The same, entry by entry. */
export function* storySteps(
  parts: TableParts,
  entries: readonly Entry[],
  viewer: Viewer,
  from = 0,
  to = Number.POSITIVE_INFINITY,
): Steps<Told[]> {
  const [first] = entries;
  if (first?.kind !== 'created') throw new LogFault(first?.number ?? 1, 'a log begins with its creation');
  const isVoid = voidPlays(entries);
  const table = createTable(parts, first);
  const told: Told[] = [];
  const start = Math.max(
    1,
    entries.findLastIndex((entry) => entry.kind === 'continued'),
  );
  if (start === 1) tell(first);
  table.number = start;
  for (const entry of entries.slice(start)) {
    yield;
    foldEntry(table, entry);
    tell(entry);
  }
  return told;

  function tell(entry: Entry): void {
    const number = sequenceOf(table, viewer);
    if (number < from || number > to || !isVisible(table.sequences, entry.number, viewer)) return;
    const { game, last } = table;
    const events = game === null || last === null ? [] : heardBy(game, last.log, viewer);
    told.push({
      number,
      at: entry.at,
      deed: deedOf(table, entry, viewer),
      events,
      void: isVoid.has(entry.number),
    });
  }
}
