import { type Entry, RULES_VERSION, type Trouble, trouble } from '@altiplano/protocol';
import type { Viewer } from '@altiplano/rules';
import {
  createSight,
  type Decision,
  decideDuty,
  foldEntry,
  foldOlder,
  foldTable,
  fullFor,
  needsContinuing,
  restoreTable,
  type Sight,
  type Table,
  type TableParts,
  updateFor,
} from '@altiplano/table';
import type { FromHost } from './messages.ts';
import type { Packs } from './packs.ts';
import { clientTrouble } from '../table/client-trouble.ts';
import { createQueue, type Queue } from './queue.ts';
import type { KeptGame } from './storage.ts';

/** A game in memory, with the one who looks at it. */
export interface Room {
  readonly id: string;
  /** Whatever reads or changes the game runs in here. */
  readonly queue: Queue;
  readonly entries: Entry[];
  table: Table;
  /** As whom the table is seen: nothing else leaves this side. */
  as: Viewer;
  /** What was shown last; null while nobody looks. */
  sight: Sight | null;
  /** The last entry of the snapshot that is kept. */
  snapshotAt: number;
}

/** The part of a snapshot that has to be known before the rest can be read. */
interface Head {
  readonly madeBy: string;
  readonly number: number;
}

/**
 * The entries that these rules may fold: after a snapshot that other rules have made come only moves of bots, which may
 * mean something else now, so bots think about them again.
 */
function soundEntries({ entries, snapshot }: KeptGame): readonly Entry[] {
  const { madeBy = RULES_VERSION, number = 0 } = (snapshot ?? {}) as Partial<Head>;
  return madeBy === RULES_VERSION ? entries : entries.filter((entry) => entry.number <= number);
}

/** The game that was kept, gone on with by these rules; or why it cannot be. */
export async function openRoom(id: string, kept: KeptGame, packs: Packs): Promise<Room | Trouble> {
  const [first] = kept.entries;
  if (first?.kind !== 'created') return trouble('noSuchTable');
  const pack = await packs.find(first.pack.hash);
  if (pack === null) return trouble('noSuchPack', { id: first.pack.id, hash: first.pack.hash });
  const parts = { pack, seed: kept.seed };
  const entries = soundEntries(kept);
  const found = tableOf(parts, kept.snapshot, entries);
  if (found === null) return clientTrouble('unreadableGame');
  return {
    id,
    queue: createQueue(),
    entries: [...entries],
    table: found.table,
    as: firstViewer(found.table),
    sight: null,
    snapshotAt: found.snapshotAt,
  };
}

/** A way to make a table as often as need be, and the last entry that it knows. */
interface Start {
  readonly begin: () => Table;
  readonly number: number;
}

/** From the snapshot, as far as it has the shape of these rules. */
function fromSnapshot(parts: TableParts, snapshot: unknown): Start | null {
  const begin = (): Table | null => restoreTable(parts, snapshot);
  const number = begin()?.number;
  return number === undefined ? null : { begin: () => begin() as Table, number };
}

/** From the first entry, or from the last with which other rules went on. */
function fromLog(parts: TableParts, entries: readonly Entry[]): Start {
  const number = Math.max(1, entries.findLastIndex(({ kind }) => kind === 'continued') + 1);
  const before = entries.slice(0, number);
  return { begin: () => foldTable(parts, before), number };
}

/** Null if the log, or what follows on the snapshot, cannot be understood. */
function tableOf(
  parts: TableParts,
  snapshot: unknown,
  entries: readonly Entry[],
): { readonly table: Table; readonly snapshotAt: number } | null {
  // Written by a version that nobody here knows, either may break any expectation.
  const kept = attempt(() => fromSnapshot(parts, snapshot));
  return attempt(() => {
    const { begin, number } = kept ?? fromLog(parts, entries);
    const { table } = foldOlder(
      begin,
      entries.filter((entry) => entry.number > number),
    );
    return { table, snapshotAt: kept?.number ?? 0 };
  });
}

function attempt<T>(job: () => T): T | null {
  try {
    return job();
  } catch {
    return null;
  }
}

/** Somebody who is alone at the device sees the own seat at once; among several the curtain is down. */
function firstViewer({ places }: Table): Viewer {
  const people = places.flatMap(({ person }, seat) => (person === null ? [] : [seat]));
  return people.length === 1 ? (people[0] ?? 'spectator') : 'spectator';
}

/** Takes entries in, and gives what the one who looks is to be told of them. */
export function fold(room: Room, entries: readonly Entry[]): FromHost[] {
  return entries.flatMap((entry) => {
    room.entries.push(entry);
    foldEntry(room.table, entry);
    const update = room.sight === null ? null : updateFor(room.table, room.sight);
    return update === null ? [] : [{ type: 'update', table: room.id, ...update } as const];
  });
}

/** All that the one who looks may know; updates go on from here. */
export function lookAt(room: Room): FromHost {
  room.sight = createSight(room.table, room.as);
  return { type: 'table', table: room.id, ...fullFor(room.table, room.as) };
}

/** What has to be done first with a game that was begun under other rules. */
export function continuing(at: number): (table: Table) => Decision {
  return (table) =>
    needsContinuing(table) ? decideDuty(table, { type: 'continue' }, at) : { entries: [], caused: null };
}
