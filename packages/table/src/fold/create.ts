import type { EntryOf } from '@altiplano/protocol';
import { createLog } from '@altiplano/rules';
import { LogFault } from '../fault.ts';
import { addVisible, ALL, createSequences } from '../sight/sequences.ts';
import type { Place, Table, TableParts } from '../table.ts';

export function createPlace(): Place {
  return { person: null, bot: null, ready: false, entropy: '', forced: false };
}

/** The table that a first entry makes. */
export function createTable(parts: TableParts, entry: EntryOf<'created'>): Table {
  if (entry.number !== 1) throw new LogFault(entry.number, 'a log begins with entry 1');
  const { settings, host, commitment, rules, pack, origin, at } = entry;
  const sequences = createSequences();
  addVisible(sequences, ALL);
  return {
    parts,
    number: 1,
    at,
    status: 'lobby',
    origin,
    settings,
    host: host.id,
    pack,
    commitment,
    rules,
    places: Array.from({ length: settings.options.players }, createPlace),
    entropy: null,
    game: null,
    plays: [],
    playedFrom: 0,
    base: null,
    anchor: null,
    proposal: null,
    createdAt: at,
    startedAt: null,
    endedAt: null,
    result: null,
    continued: false,
    rematch: null,
    clock: null,
    sequences,
    keys: new Map(),
    last: { entry, mask: ALL, log: createLog(), clock: false, voided: [] },
  };
}
