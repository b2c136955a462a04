import type { Pack } from '@altiplano/pack';
import { foldEntry, foldTable, restoreTable, snapshotOf, type Table } from '@altiplano/table';
import { RULES_VERSION } from '@altiplano/protocol';
import type { Snapshot, Storage } from '@altiplano/storage';
import type { Log } from '../../logs/logger.ts';
import { packByHash } from '../../http/known-packs.ts';

export interface Loading {
  readonly storage: Storage;
  readonly log: Log;
}

export interface Loaded {
  readonly table: Table;
  /** The newest entry of the snapshot that it was made from; 0 without one. */
  readonly snapshotAt: number;
}

/** A snapshot as we store it: the pack has to be known before the rest can be read. */
interface Kept {
  readonly pack: string;
  readonly table: unknown;
}

/** The fold of a table, to be stored. */
export function keptOf(table: Table): Snapshot {
  const state: Kept = { pack: table.pack.hash, table: snapshotOf(table) };
  return { number: table.number, version: RULES_VERSION, state };
}

async function packOf(hash: string, storage: Storage): Promise<Pack> {
  const pack = await packByHash(hash, storage);
  if (pack === null) throw new Error(`the pack ${hash} of a table is not there`);
  return pack;
}

async function fromSnapshot(id: string, seed: string, { storage, log }: Loading): Promise<Table | null> {
  const snapshot = await storage.tables.snapshot(id);
  if (snapshot === undefined) return null;
  const { pack, table: kept } = snapshot.state as Kept;
  const table = restoreTable({ pack: await packOf(pack, storage), seed }, kept);
  if (table === null) log.warn({ version: snapshot.version }, 'a snapshot could not be used');
  return table;
}

async function fromStart(id: string, seed: string, storage: Storage, upTo: number): Promise<Table | null> {
  const entries = await storage.tables.entries(id);
  const [first] = entries;
  if (first?.kind !== 'created') return null;
  const pack = await packOf(first.pack.hash, storage);
  return foldTable(
    { pack, seed },
    entries.filter(({ number }) => number <= upTo),
  );
}

/** A table as its log tells, up to an entry if one is named; null if there is no such table. */
export async function loadTable(id: string, loading: Loading, upTo = Infinity): Promise<Loaded | null> {
  const { storage } = loading;
  const seed = await storage.tables.seed(id);
  if (seed === undefined) return null;
  const kept = await fromSnapshot(id, seed, loading);
  if (kept !== null && kept.number <= upTo) {
    const snapshotAt = kept.number;
    for (const entry of await storage.tables.entries(id, kept.number + 1)) {
      if (entry.number <= upTo) foldEntry(kept, entry);
    }
    return { table: kept, snapshotAt };
  }
  const table = await fromStart(id, seed, storage, upTo);
  return table === null ? null : { table, snapshotAt: 0 };
}
