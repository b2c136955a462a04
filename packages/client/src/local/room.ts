import {
  createHosted,
  fromLog,
  fromSnapshot,
  goOn,
  type Hosted,
  type Loaded,
  soundEntries,
} from '@altiplano/host';
import { type Trouble, trouble } from '@altiplano/protocol';
import type { Viewer } from '@altiplano/rules';
import { createSight, fullFor, type Sight, type Table, updateFor } from '@altiplano/table';
import { clientTrouble } from '../table/client-trouble.ts';
import type { FromHost } from './messages.ts';
import type { Packs } from './packs.ts';
import type { KeptGame } from './storage.ts';

/** A game in memory, with the one who looks at it. */
export interface Room extends Hosted {
  /** As whom the table is seen: nothing else leaves this side. */
  as: Viewer;
  /** What was shown last; null while nobody looks. */
  sight: Sight | null;
}

export function createRoom(id: string, { table, snapshotAt }: Loaded): Room {
  return { ...createHosted(id, table, snapshotAt), as: firstViewer(table), sight: null };
}

/** The game that was kept, up to an entry, as these rules understand it; or why it cannot be read. */
export async function readKept(kept: KeptGame, packs: Packs, upTo = Infinity): Promise<Loaded | Trouble> {
  const [first] = kept.entries;
  if (first?.kind !== 'created') return trouble('noSuchTable');
  const pack = await packs.find(first.pack.hash);
  if (pack === null) return trouble('noSuchPack', { id: first.pack.id, hash: first.pack.hash });
  const parts = { pack, seed: kept.seed };
  const entries = soundEntries(kept.entries, kept.snapshot).filter(({ number }) => number <= upTo);
  // Written by a version that nobody here knows, either may break any expectation.
  const snapshot = attempt(() => fromSnapshot(parts, kept.snapshot));
  const loaded = attempt(() => {
    const start = snapshot !== null && snapshot.number <= upTo ? snapshot : fromLog(parts, entries);
    return start === null ? null : goOn(start, entries);
  });
  return loaded ?? clientTrouble('unreadableGame');
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

/** All that the one who looks may know; updates go on from here. */
export function lookAt(room: Room): FromHost {
  room.sight = createSight(room.table, room.as);
  return { type: 'table', table: room.id, ...fullFor(room.table, room.as) };
}

/** Nobody looks any more; whoever comes next finds the curtain as at the beginning. */
export function lookAway(room: Room): void {
  room.sight = null;
  room.as = firstViewer(room.table);
}

/** What the one who looks is to be told of the last entry; null if nothing. */
export function newsFor({ id, table, sight }: Room): FromHost | null {
  const update = sight === null ? null : updateFor(table, sight);
  return update === null ? null : { type: 'update', table: id, ...update };
}
