import { type Pack, packHash } from '@altiplano/pack';
import {
  type Entry,
  type Person,
  RULES_VERSION,
  type TableSettings,
  type Trouble,
} from '@altiplano/protocol';
import { commitment } from '@altiplano/rules';
import type { Table, TableParts } from '../table.ts';
import { whyNotSettings } from './decide-lobby.ts';

export interface Opening {
  readonly settings: TableSettings;
  readonly host: Person;
  readonly at: number;
}

/** A pack is large, and most tables play with the same one. */
const hashes = new WeakMap<Pack, string>();

function hashOf(pack: Pack): string {
  const hash = hashes.get(pack) ?? packHash(pack);
  hashes.set(pack, hash);
  return hash;
}

/** What every log begins with. */
export function creationOf(
  parts: TableParts,
  { settings, host, at }: Opening,
  origin: 'opened' | 'rematch' | 'record',
): Entry {
  return {
    number: 1,
    at,
    kind: 'created',
    settings,
    host,
    commitment: commitment(parts.seed),
    rules: RULES_VERSION,
    pack: { id: parts.pack.id, hash: hashOf(parts.pack) },
    origin,
  };
}

/** The first entries of a new table: it is created, and its host sits on the first seat. */
export function openTable(parts: TableParts, opening: Opening): Entry[] | Trouble {
  const wrong = whyNotSettings(opening.settings);
  if (wrong !== null) return wrong;
  const { host, at } = opening;
  return [creationOf(parts, opening, 'opened'), { number: 2, at, kind: 'sat', seat: 0, person: host }];
}

/** The first entries of a table where the same people and bots play again; nobody is ready yet. */
export function openRematch(table: Table, parts: TableParts, host: Person, at: number): Entry[] {
  const entries = [creationOf(parts, { settings: table.settings, host, at }, 'rematch')];
  for (const [seat, { person, bot }] of table.places.entries()) {
    const number = entries.length + 1;
    if (person !== null) entries.push({ number, at, kind: 'sat', seat, person });
    else if (bot !== null) entries.push({ number, at, kind: 'botSeated', seat, level: bot });
  }
  return entries;
}
